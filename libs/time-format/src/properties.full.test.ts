import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { daysUntil } from './days-until'
import { formatDateTime } from './format-date-time'
import { formatDuration, formatSpokenDuration } from './format-duration'
import { formatRelative } from './format-relative'
import { parseTime } from './parse-time'
import { relativeStep } from './relative-steps'
import { anyAge, anyInstant, anyZone, day, hour, formatWithIntl } from './random-time.fixture'

const anySecond = anyInstant.map((ms) => Math.floor(ms / 1000) * 1000)

describe('any instant', () => {
  it('is read the same from all four formats', () => {
    fc.assert(
      fc.property(anySecond, (ms) => {
        const iso = new Date(ms).toISOString()
        const raw = new Date(ms + 8 * hour).toISOString().slice(0, 19).replace('T', ' ')
        for (const value of [raw, iso.replace('.000Z', '.000000Z'), iso, ms / 1000, new Date(ms)])
          expect(parseTime(value)?.getTime()).toBe(ms)
      }),
    )
  })

  it('is read from fractional seconds with millisecond precision', () => {
    fc.assert(
      fc.property(anyInstant, (ms) => {
        expect(parseTime(ms / 1000)?.getTime()).toBe(ms)
        expect(parseTime(new Date(ms).toISOString())?.getTime()).toBe(ms)
      }),
    )
  })

  it('is formatted like Intl does, in any zone and in the visitor’s', () => {
    fc.assert(
      fc.property(anyInstant, anyZone, (ms, timeZone) => {
        expect(formatDateTime(new Date(ms), { timeZone })).toBe(formatWithIntl(ms, timeZone))
      }),
      { numRuns: 500 },
    )
  })
})

describe('any age', () => {
  const texts = (ms: number, age: number, timeZone: string | undefined) =>
    [false, true].map((withTime) =>
      formatRelative(new Date(ms), { now: new Date(ms + age), timeZone, withTime }),
    )

  it('is formatted as documented, with dates in the zone', () => {
    fc.assert(
      fc.property(anySecond, anyAge, anyZone, (ms, age, timeZone) => {
        const full = formatWithIntl(ms, timeZone)
        const seconds = age / 1000
        const ago =
          seconds < -3600
            ? null
            : seconds < 60
              ? '刚刚'
              : seconds < 3600
                ? `${Math.floor(seconds / 60)}分钟前`
                : seconds < 86_400
                  ? `${Math.floor(seconds / 3600)}小时前`
                  : seconds < 604_800
                    ? `${Math.floor(seconds / 86_400)}天前`
                    : null
        const date = seconds >= 604_800 && seconds < 31_536_000 ? full.slice(5) : full
        expect(texts(ms, age, timeZone)).toEqual([ago ?? date.slice(0, -6), ago ?? date])
      }),
      { numRuns: 500 },
    )
  })

  it('keeps its text until the predicted age, and changes then', () => {
    fc.assert(
      fc.property(anySecond, anyAge, anyZone, (ms, age, timeZone) => {
        const { until } = relativeStep(age)
        const text = texts(ms, age, timeZone)
        if (until === Infinity) {
          expect(texts(ms, age + 1000 * day, timeZone)).toEqual(text)
        } else {
          expect(until).toBeGreaterThan(age)
          expect(texts(ms, until - 1, timeZone)).toEqual(text)
          expect(texts(ms, until, timeZone)).not.toEqual(text)
        }
      }),
      { numRuns: 500 },
    )
  })
})

describe('any two instants', () => {
  it('are as many days apart as their calendar dates', () => {
    fc.assert(
      fc.property(anyInstant, anyInstant, anyZone, (from, to, timeZone) => {
        const dayOf = (ms: number) => Date.parse(formatWithIntl(ms, timeZone).slice(0, 10)) / day
        expect(daysUntil(new Date(to), { now: new Date(from), timeZone })).toBe(
          dayOf(to) - dayOf(from),
        )
      }),
    )
  })
})

describe('any duration', () => {
  const anyLength = fc.oneof(
    fc.integer({ min: 0, max: 400_000 }),
    fc.double({ min: 0, max: 1e9, noNaN: true }),
  )

  it('can be parsed back from both formats', () => {
    fc.assert(
      fc.property(anyLength, (length) => {
        const written = formatDuration(length)
        expect(written).toMatch(/^(\d{2,}:)?[0-5]\d:[0-5]\d$/)
        const [seconds = 0, minutes = 0, hours = 0] = written.split(':').reverse().map(Number)
        expect(hours * 3600 + minutes * 60 + seconds).toBe(Math.floor(length))
        const unit = (name: string) =>
          Number(new RegExp(`(\\d+) ${name}`).exec(formatSpokenDuration(length))?.[1] ?? 0)
        expect([unit('小时'), unit('分'), unit('秒')]).toEqual([hours, minutes, seconds])
      }),
    )
  })
})

describe('any value', () => {
  it('gives a string and never throws', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    // Times are data, so they can be anything. Options are texts that may come from a setting.
    const anything: fc.Arbitrary<never> = fc
      .oneof(
        fc.anything({ withDate: true, withBigInt: true, withNullPrototype: true }),
        fc.constantFrom('2025-03-01 12:05:06', Symbol('time')),
      )
      .map((value) => value as never)
    const setting: fc.Arbitrary<never> = fc
      .oneof(fc.string(), fc.constantFrom('UTC', 'Mars/Olympus', 'en', 'ms', '+08:00'))
      .map((value) => value as never)
    fc.assert(
      fc.property(anything, anything, setting, setting, (value, now, some, other) => {
        const reading = { unit: other, defaultOffset: other }
        const inWords = { now, timeZone: some, withTime: true }
        for (const options of [inWords, { ...inWords, ...reading }]) {
          expect(typeof formatRelative(value, options)).toBe('string')
          expect(formatDateTime(value, options)).toMatch(/^$|^\d{4}-\d\d-\d\d \d\d:\d\d$/)
          expect(['number', 'object']).toContain(typeof daysUntil(value, options))
        }
        expect(parseTime(value, reading)?.getTime()).not.toBeNaN()
        expect(typeof formatRelative(5, { locale: other, timeZone: some })).toBe('string')
        expect(typeof formatDuration(value)).toBe('string')
        expect(typeof formatSpokenDuration(value, { locale: other })).toBe('string')
      }),
      { numRuns: 500 },
    )
  })
})
