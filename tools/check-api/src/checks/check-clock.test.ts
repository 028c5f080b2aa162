import { expect, it } from 'vitest'
import type { Reply } from '../api-caller'
import { checkClock } from './check-clock'

const now = Date.parse('2026-11-22T10:00:00Z')

function replyOf({ date = now, text = '' }: { date?: number | null; text?: string }): Reply {
  const headers = new Headers(date === null ? {} : { Date: new Date(date).toUTCString() })
  return { status: 200, headers, contentType: '', text, body: undefined, ms: 1, error: null }
}

const check = (reply: Reply, answers: [string, unknown][] = []) =>
  checkClock({ replies: [reply], answers: new Map(answers), now })

it.each([
  [null, 'skipped'],
  [now + 30_000, 'ok'],
  [now + 90_000, 'warning'],
  [now - 90_000, 'warning'],
])('compares the server clock at %s: %s', (date, result) => {
  expect(check(replyOf({ date }))[0]).toMatchObject({ subject: 'server clock', result })
})

it.each([
  ['', 'skipped'],
  ['"2026-11-22T09:59:00.000000Z"', 'ok'],
  ['"2026-11-22T18:00:00.000000Z"', 'failure'],
])('treats a future UTC date as local time: %s is %s', (text, result) => {
  expect(check(replyOf({ text }))[1]).toMatchObject({ subject: 'dates in UTC', result })
})

const purchase = (started_at: string) => ({
  data: [{ started_at, created_at: '2026-11-22T10:00:00.000000Z' }],
})
const order = (order_id: string) => ({
  data: [{ order_id, created_at: '2026-11-22T10:00:00.000000Z' }],
})

it.each([
  ['listVipPurchases', purchase('2026-11-22 18:00:00'), 'ok'],
  ['listVipPurchases', purchase('2026-11-22 10:00:00'), 'failure'],
  ['listOrders', order('202611221800001234'), 'ok'],
  ['listOrders', order('202611221000001234'), 'failure'],
  ['listOrders', { data: [] }, 'skipped'],
])('compares both date formats in %s %j: %s', (operation, answer, result) => {
  const finding = check(replyOf({}), [[operation, answer]])[2]
  expect(finding).toMatchObject({ subject: 'dates without a zone', result })
})
