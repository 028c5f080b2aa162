import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isLapsed, parseSentOrder, payDeadline, payLifeMs, rememberedUntil } from './sent-order'
import { sentOrder } from './sent-order.fixture'

const now = Date.parse('2026-03-01T04:05:00Z')
const minute = 60_000
const day = 24 * 60 * minute
const receiptOf = (orderNo: string) => ({
  orderNo,
  total: 89,
  discount: 10,
  payUrl: 'https://pay.example/1',
})

it('reads back what was stored', () => {
  const orders = [
    sentOrder({ sentAt: now }),
    sentOrder({ sentAt: now - minute, receipt: null }),
    sentOrder({ sentAt: now - 2 * minute, end: 'paid', type: 'ROLE', vipUntil: '2027-01-01' }),
    sentOrder({ sentAt: now - 3 * minute, receipt: { ...receiptOf('1'), payUrl: null } }),
  ]
  for (const order of orders) expect(parseSentOrder(JSON.stringify(order), now)).toEqual(order)
})

it('skips malformed orders', () => {
  const sound = sentOrder({ sentAt: now })
  const { receipt } = sound
  const entries = [
    null,
    'text',
    { ...sound, type: 'BOOK' },
    { ...sound, sentAt: 'soon' },
    { ...sound, shownTotal: -1 },
    { ...sound, receipt: { ...receipt, payUrl: 'javascript:alert(1)' } },
    { ...sound, receipt: { ...receipt, total: null, payUrl: 4 } },
  ]
  for (const entry of entries) expect(parseSentOrder(JSON.stringify(entry), now)).toBeNull()
})

it('never throws, whatever is stored', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(parseSentOrder(text, now)).toBeNull()
    }),
  )
})

it('is kept longer than its payment URL, because the server keeps it longer', () => {
  const order = sentOrder({ sentAt: now })
  expect(payDeadline(order, now)).toBe(now + 30 * minute)
  expect(isLapsed(order, now + 90 * minute)).toBe(false)
  expect(rememberedUntil(order, now)).toBe(now + day)
  expect(isLapsed({ ...order, receipt: null }, now + 30 * minute)).toBe(true)
})

it('lapses a day after it was sent, even if the clock is wrong', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -10_000, max: 10_000 }),
      fc.integer({ min: 0, max: 48 * 60 }),
      (hoursWrong, age) => {
        const sentAt = now + hoursWrong * 60 * minute
        const order = sentOrder({ sentAt, receipt: receiptOf('202603010405061234') })
        expect(isLapsed(order, sentAt + age * minute)).toBe(age >= 24 * 60)
        expect(payDeadline(order, sentAt + age * minute)).toBe(sentAt + payLifeMs)
      },
    ),
  )
})

it('is kept no longer if the clock was set back', () => {
  const order = sentOrder({ sentAt: now + minute })
  expect(isLapsed(order, now)).toBe(false)
  expect(payDeadline(order, now)).toBe(now + payLifeMs)
  expect(isLapsed(order, now - day)).toBe(true)
})
