import { expect, it } from 'vitest'
import { payDeadline } from './pay-deadline'

it('counts 30 minutes from the second in the order number, read as UTC+8', () => {
  expect(new Date(payDeadline('202503011205061234')).toISOString()).toBe('2025-03-01T04:35:06.000Z')
})

it.each(['', 'abc', '20251', '202599999999991234'])(
  'counts from now for a number it cannot read: %j',
  (text) => {
    expect(payDeadline(text, 1_000)).toBe(1_000 + 30 * 60 * 1000)
  },
)
