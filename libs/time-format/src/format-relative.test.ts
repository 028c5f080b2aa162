import { afterEach, describe, expect, it, vi } from 'vitest'
import { formatRelative } from './format-relative'

const start = Date.parse('2025-03-01T04:05:06Z') / 1000
const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** Text for an instant `age` seconds ago. */
const aged = (age: number, options: { withTime?: boolean; timeZone?: string } = {}) =>
  formatRelative(start, { now: start + age, timeZone: 'Asia/Shanghai', ...options })

afterEach(() => {
  vi.unstubAllEnvs()
  vi.useRealTimers()
})

describe('formatRelative', () => {
  it.each([
    [-hour - 1, '2025-03-01', '2025-03-01 12:05'],
    [-hour, '刚刚', '刚刚'],
    [-1, '刚刚', '刚刚'],
    [0, '刚刚', '刚刚'],
    [59, '刚刚', '刚刚'],
    [minute, '1分钟前', '1分钟前'],
    [2 * minute - 1, '1分钟前', '1分钟前'],
    [2 * minute, '2分钟前', '2分钟前'],
    [hour - 1, '59分钟前', '59分钟前'],
    [hour, '1小时前', '1小时前'],
    [2 * hour - 1, '1小时前', '1小时前'],
    [day - 1, '23小时前', '23小时前'],
    [day, '1天前', '1天前'],
    [2 * day - 1, '1天前', '1天前'],
    [7 * day - 1, '6天前', '6天前'],
    [7 * day, '03-01', '03-01 12:05'],
    [365 * day - 1, '03-01', '03-01 12:05'],
    [365 * day, '2025-03-01', '2025-03-01 12:05'],
    [4000 * day, '2025-03-01', '2025-03-01 12:05'],
  ])('formats an age of %d s as %s, with time as %s', (age, plain, withTime) => {
    expect(aged(age)).toBe(plain)
    expect(aged(age, { withTime: true })).toBe(withTime)
  })

  it.each([
    ['UTC', '02-28 20:30'],
    ['Asia/Shanghai', '03-01 04:30'],
    ['America/New_York', '02-28 15:30'],
    ['Pacific/Apia', '03-01 09:30'],
  ])('shows a visitor in %s the same date as with their zone given', (zone, text) => {
    const options = { now: '2025-06-01 00:00:00', withTime: true }
    expect(formatRelative('2025-03-01 04:30:00', { ...options, timeZone: zone })).toBe(text)
    vi.stubEnv('TZ', zone)
    expect(formatRelative('2025-03-01 04:30:00', options)).toBe(text)
  })

  it('accepts every input format for the same instant', () => {
    for (const value of [
      '2025-03-01 12:05:06',
      '2025-03-01T04:05:06.000000Z',
      start,
      new Date(start * 1000),
    ])
      expect(formatRelative(value, { now: start + 5 * minute })).toBe('5分钟前')
  })

  it('is relative to the current time by default', () => {
    vi.useFakeTimers({ now: (start + 3 * hour) * 1000 })
    expect(formatRelative(start)).toBe('3小时前')
  })

  it('returns an empty string for a missing time, an unreadable one or an unreadable now', () => {
    expect(formatRelative(null)).toBe('')
    expect(formatRelative('soon', { withTime: true })).toBe('')
    expect(formatRelative(start, { now: 'soon' })).toBe('')
  })

  it.each(['Mars/Olympus', '', 'local'])('ignores the unknown zone %o', (timeZone) => {
    expect(aged(30 * day, { timeZone, withTime: true })).toBe(
      aged(30 * day, { timeZone: undefined, withTime: true }),
    )
  })
})
