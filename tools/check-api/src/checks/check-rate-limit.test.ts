import { expect, it } from 'vitest'
import type { Reply } from '../api-caller'
import { checkRateLimit } from './check-rate-limit'

function repliesOf(limit: number | null, ...remaining: number[]): Reply[] {
  return remaining.map((left) => {
    const headers = new Headers()
    if (limit !== null) {
      headers.set('X-RateLimit-Limit', `${limit}`)
      headers.set('X-RateLimit-Remaining', `${left}`)
    }
    return { status: 200, headers, contentType: '', text: '', body: undefined, ms: 1, error: null }
  })
}

it.each([
  ['no limit', repliesOf(null, 1, 2), 'ok'],
  ['the limit of production', repliesOf(120, 119, 118, 117), 'ok'],
  ['a new window', repliesOf(120, 3, 2, 119, 118), 'ok'],
  ['a low limit', repliesOf(60, 59, 58), 'warning'],
  ['calls of others in the same counter', repliesOf(120, 119, 115, 114), 'warning'],
])('checks %s', (_, replies, result) => {
  expect(checkRateLimit(replies)).toMatchObject({ subject: 'rate limit', result })
})

it('counts the calls of other clients', () => {
  expect(checkRateLimit(repliesOf(120, 119, 115, 113)).detail).toContain('4 of others')
})
