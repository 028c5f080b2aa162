import { expect, it } from 'vitest'
import { daysUntil } from './days-until'

const home = 'Asia/Shanghai'

it.each([
  ['2025-03-01 00:00:00', '2025-03-01 23:59:59', 0],
  ['2025-03-01 23:59:59', '2025-03-01 00:00:00', 0],
  ['2025-03-02 00:00:00', '2025-03-01 23:59:59', 1],
  ['2025-02-28 23:59:59', '2025-03-01 00:00:00', -1],
  ['2026-03-01 12:00:00', '2025-03-01 12:00:00', 365],
  ['2024-03-01 12:00:00', '2024-02-28 12:00:00', 2],
])('%s from %s is %d days away', (value, now, days) => {
  expect(daysUntil(value, { now, timeZone: home })).toBe(days)
})

it('counts dates in the given zone', () => {
  const options = { now: '2025-03-01 13:00:00' }
  expect(daysUntil('2025-03-02 01:00:00', { ...options, timeZone: home })).toBe(1)
  expect(daysUntil('2025-03-02 01:00:00', { ...options, timeZone: 'America/New_York' })).toBe(0)
})

it('counts from now in the visitor’s zone by default', () => {
  const inTwoDays = new Date()
  inTwoDays.setDate(inTwoDays.getDate() + 2)
  expect(daysUntil(inTwoDays)).toBe(2)
})

it('returns null for a missing time', () => {
  expect(daysUntil(null)).toBeNull()
  expect(daysUntil('soon')).toBeNull()
  expect(daysUntil('2025-03-01', { now: null })).toBeNull()
})
