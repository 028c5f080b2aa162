import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextChangeInLocale } from './format-in-locale'
import { formatRelative, type RelativeOptions } from './format-relative'
import { anyAge, anyInstant } from './random-time.fixture'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

// 11:30 on Saturday, 15 March 2025, in Shanghai.
const now = Date.parse('2025-03-15T03:30:00Z') / 1000

/** Text for an instant that many seconds after `now`. */
const ahead = (seconds: number, options: RelativeOptions = {}) =>
  formatRelative(now + seconds, { now, timeZone: 'Asia/Shanghai', locale: 'en', ...options })

describe('formatRelative with a locale', () => {
  it('counts calendar days in the given zone', () => {
    // 36 hours ago is the evening two days ago in Shanghai, but yesterday morning in New York.
    expect(ahead(-36 * hour)).toBe('2 days ago')
    expect(ahead(-36 * hour, { timeZone: 'America/New_York' })).toBe('yesterday')
  })

  it('appends the time to a date', () => {
    expect(ahead(-7 * day, { withTime: true })).toMatch(/^Mar 8(,| at) 11:30\sAM$/)
  })

  it('supports other languages', () => {
    expect(ahead(5 * minute, { locale: 'ja' })).toBe('5 分後')
    expect(ahead(-day, { locale: 'zh-CN' })).toBe('昨天')
    expect(ahead(5 * minute, { locale: 'zh-CN' })).toBe('5分钟后')
  })

  it('ignores a malformed locale and an unknown zone', () => {
    expect(ahead(5 * minute, { locale: 'no such' })).not.toBe('')
    expect(ahead(-7 * day, { timeZone: 'Mars/Olympus' })).toMatch(/^Mar [78]$/)
  })
})

describe('nextChangeInLocale', () => {
  it('returns a later age, before which the text does not change', () => {
    fc.assert(
      fc.property(anyInstant, anyAge, (ms, age) => {
        const until = nextChangeInLocale(age)
        expect(until).toBeGreaterThan(age)
        const said = (at: number) =>
          formatRelative(new Date(ms), { now: new Date(ms + at), timeZone: 'UTC', locale: 'en' })
        // Beyond a day, midnight is detected up to 15 minutes late.
        if (Math.abs(age) < 86_400_000 && Math.abs(until) < 86_400_000)
          expect(said(until - 1)).toBe(said(age))
        else expect(until - age).toBeLessThanOrEqual(3_600_000)
      }),
    )
  })

  it('returns the age at which the text changes', () => {
    expect(nextChangeInLocale(0)).toBe(60_000)
    expect(nextChangeInLocale(60_000)).toBe(120_000)
    expect(nextChangeInLocale(-60_000)).toBe(-59_999)
    expect(nextChangeInLocale(-119_999)).toBe(-59_999)
    expect(nextChangeInLocale(-7_200_000)).toBe(-7_199_999)
    expect(nextChangeInLocale(3_600_000)).toBe(7_200_000)
  })
})
