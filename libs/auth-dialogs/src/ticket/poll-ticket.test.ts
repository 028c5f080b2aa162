import { expect, test, vi } from 'vitest'
import type { AuthErrorKind } from '../port/auth-error'
import { fakeFailure } from '../testing/fake-failure'
import { pollTicket } from './poll-ticket'

test('not confirmed yet, or confirmed', async () => {
  expect(await pollTicket(Promise.resolve(null))).toEqual({ type: 'still-waiting' })
  expect(await pollTicket(Promise.resolve('C'))).toEqual({
    type: 'confirmed',
    confirmation: 'C',
  })
})

test.each<[AuthErrorKind, string | undefined]>([
  ['offline', 'missed'],
  ['timeout', 'missed'],
  ['rate-limited', 'missed'],
  ['server', 'missed'],
  ['malformed', 'missed'],
  ['business', 'expired'],
  ['unauthorized', 'expired'],
  ['aborted', undefined],
])('a failure of kind %s is %s', async (kind, type) => {
  const answer = await pollTicket(Promise.reject(fakeFailure('', null, kind)))
  expect(answer?.type).toBe(type)
})

test('reports a bug and counts it as a miss', async () => {
  const report = vi.fn()
  vi.stubGlobal('reportError', report)
  const fault = new TypeError('x is not a function')
  expect(await pollTicket(Promise.reject(fault))).toMatchObject({ type: 'missed' })
  expect(report).toHaveBeenCalledWith(fault)
})
