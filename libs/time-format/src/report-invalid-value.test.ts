import { beforeEach, describe, expect, it, vi } from 'vitest'

let functions: typeof import('./index')

// Each module instance reports a mistake only once.
beforeEach(async () => {
  vi.resetModules()
  functions = await import('./index')
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

/** Simulates a caller without type checks. */
const untyped = (value: unknown) => value as never

const reports = () => vi.mocked(console.error).mock.calls.map(([text]) => String(text))

const noTime =
  "which is not a time. Pass ISO 8601 such as '2025-03-01T04:05:06Z', a number of seconds, a Date, or null if there is no time."

describe('an invalid time', () => {
  it('in milliseconds without a unit is reported once, with the fix', () => {
    for (const value of [1_740_801_906_000, 1_740_801_907_000])
      expect(functions.parseTime(value)).toBeNull()
    expect(reports()).toEqual([
      `[@shuyuan/time-format] "value" is a number, which as seconds is after the year 9999. For milliseconds, pass unit="ms" to the component or { unit: 'ms' } to a function.`,
    ])
  })

  it.each([
    ['soon', '"soon"'],
    ['1740801906', '"1740801906"'],
    ['2025-02-30 10:00:00', '"2025-02-30 10:00:00"'],
    ['x'.repeat(100), `"${'x'.repeat(60)}"`],
    [{}, 'an object'],
    [['2025-03-01'], 'an array'],
    [new Date(NaN), 'an invalid Date'],
    [true, 'a boolean'],
    [5n, 'a bigint'],
    [Symbol('time'), 'a symbol'],
  ])('is reported once: %o', (value, shown) => {
    expect(functions.parseTime(untyped(value))).toBeNull()
    expect(functions.formatRelative(untyped(value))).toBe('')
    expect(reports()).toEqual([`[@shuyuan/time-format] "value" is ${shown}, ${noTime}`])
  })

  it.each([
    null,
    undefined,
    '',
    ' \n',
    '0000-00-00',
    '0000-00-00 00:00:00',
    '0001-01-01T00:00:00Z',
    new Date('0001-01-01T00:00:00Z'),
    NaN,
    Infinity,
    1e15,
    -62_135_596_800,
  ])('is not reported if it means no time: %o', (value) => {
    expect(functions.parseTime(value)).toBeNull()
    expect(reports()).toEqual([])
  })

  it('is not reported with the unit ms', () => {
    expect(functions.parseTime(1e15, { unit: 'ms' })).toBeNull()
    expect(functions.parseTime(-1e15, { unit: 'ms' })).toBeNull()
    expect(functions.parseTime(Date.UTC(9999, 11, 31), { unit: 'ms' })).toBeNull()
    expect(reports()).toEqual([])
  })

  it('is reported under the name of the option', () => {
    expect(functions.formatRelative(0, { now: 'soon' })).toBe('')
    expect(functions.daysUntil(0, { now: untyped({}) })).toBeNull()
    expect(reports()).toEqual([
      `[@shuyuan/time-format] "now" is "soon", ${noTime}`,
      `[@shuyuan/time-format] "now" is an object, ${noTime}`,
    ])
  })
})

describe('options of a wrong type', () => {
  it('are ignored, and reported unless they are missing', () => {
    for (const options of [null, undefined, 'UTC', 0, Symbol('options')].map(untyped)) {
      expect(functions.parseTime(5, options)).toEqual(new Date(5000))
      expect(functions.formatDateTime(5, options)).toBe(functions.formatDateTime(5))
      expect(functions.formatRelative(5, options)).toBe(functions.formatRelative(5))
      expect(functions.daysUntil(5, options)).toBe(functions.daysUntil(5))
      expect(functions.formatSpokenDuration(5, options)).toBe('5 秒')
    }
    const words =
      'which is ignored. Pass an object. map(parseTime) passes the index as options; write map((value) => parseTime(value)).'
    expect(reports()).toEqual(
      ['"UTC"', 'a number', 'a symbol'].map(
        (shown) => `[@shuyuan/time-format] "options" is ${shown}, ${words}`,
      ),
    )
  })

  it.each([
    [null, 'null'],
    [480, 'a number'],
    [{}, 'an object'],
    [Symbol('zone'), 'a symbol'],
    ['', '""'],
    ['local', '"local"'],
    ['GMT', '"GMT"'],
    ['+08:0', '"+08:0"'],
    ['+24:00', '"+24:00"'],
    ['Asia/Shanghai', '"Asia/Shanghai"'],
  ])('such as the defaultOffset %o make texts without a zone unreadable', (value, shown) => {
    const defaultOffset = untyped(value)
    expect(functions.parseTime('2025-03-01 12:05:06', { defaultOffset })).toBeNull()
    expect(functions.parseTime('2025-03-01T04:05:06Z', { defaultOffset })).not.toBeNull()
    expect(functions.parseTime(null, { defaultOffset })).toBeNull()
    expect(reports()).toEqual([
      `[@shuyuan/time-format] "defaultOffset" is ${shown}, so texts without a zone cannot be read. Pass 'Z' or an offset such as '+08:00', or omit it.`,
    ])
  })

  it('such as an unknown unit mean seconds', () => {
    expect(functions.parseTime(5, { unit: untyped('us') })).toEqual(new Date(5000))
    expect(reports()).toEqual([
      `[@shuyuan/time-format] "unit" is "us", so numbers are read as seconds. Pass 's' or 'ms'.`,
    ])
  })

  it('such as a timeZone that is not a string are ignored; an unknown name is not reported', () => {
    for (const timeZone of ['Mars/Olympus', {}, Symbol('zone')].map(untyped))
      expect(functions.formatDateTime(5, { timeZone })).toBe(functions.formatDateTime(5))
    expect(reports()).toEqual(
      ['an object', 'a symbol'].map(
        (shown) =>
          `[@shuyuan/time-format] "timeZone" is ${shown}, which is ignored. Pass an IANA name such as 'Asia/Shanghai', or omit it.`,
      ),
    )
  })

  it('such as a locale that is not a tag mean the language of the runtime', () => {
    const own = new Intl.DateTimeFormat().resolvedOptions().locale
    for (const locale of [null, 5, Symbol('locale'), 'en_US'].map(untyped)) {
      const inLanguage = { now: 600, locale: own }
      expect(functions.formatRelative(5, { ...inLanguage, locale })).toBe(
        functions.formatRelative(5, inLanguage),
      )
      expect(functions.formatSpokenDuration(200, { locale })).toBe(
        functions.formatSpokenDuration(200, { locale: own }),
      )
    }
    expect(reports()).toEqual(
      ['null', 'a number', 'a symbol', '"en_US"'].map(
        (shown) =>
          `[@shuyuan/time-format] "locale" is ${shown}, so the language of the runtime is used. Pass a BCP 47 tag such as 'en', or omit it.`,
      ),
    )
  })
})

it('a duration of another type is invalid, and reported unless it is missing', () => {
  for (const seconds of [null, undefined, NaN, Symbol('seconds'), 5n, '90', {}].map(untyped)) {
    expect(functions.formatDuration(seconds)).toBe('')
    expect(functions.formatSpokenDuration(seconds)).toBe('')
  }
  expect(reports()).toEqual(
    ['a symbol', 'a bigint', '"90"', 'an object'].map(
      (shown) =>
        `[@shuyuan/time-format] "seconds" is ${shown}, which is not a duration. Pass a number.`,
    ),
  )
})

it('production builds report nothing', () => {
  vi.stubEnv('NODE_ENV', 'production')
  functions.parseTime('soon')
  functions.formatDuration(untyped('90'))
  expect(reports()).toEqual([])
  vi.unstubAllEnvs()
  functions.parseTime('soon')
  expect(reports()).toHaveLength(1)
})
