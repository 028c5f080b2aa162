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
