import { runInNewContext } from 'node:vm'
import { describe, expect, it, vi } from 'vitest'
import { parseTime } from './parse-time'

const iso = (value: Parameters<typeof parseTime>[0]) => parseTime(value)?.toISOString() ?? null

describe('parseTime', () => {
  it.each(['UTC', 'Asia/Shanghai', 'America/New_York', 'Pacific/Apia'])(
    'reads text without a zone as UTC+8 for a visitor in %s',
    (zone) => {
      vi.stubEnv('TZ', zone)
      expect(iso('2025-03-01 12:05:06')).toBe('2025-03-01T04:05:06.000Z')
      expect(iso('2025-03-01 12:05')).toBe('2025-03-01T04:05:00.000Z')
      expect(iso('2025-03-01')).toBe('2025-02-28T16:00:00.000Z')
      vi.unstubAllEnvs()
    },
  )

  it.each([
    ['2025-03-01T04:05:06.98765432109876Z', '2025-03-01T04:05:06.987Z'],
    ['2025-03-01t04:05:06,5z', '2025-03-01T04:05:06.500Z'],
    ['2025-03-01T04:05:06+05:30', '2025-02-28T22:35:06.000Z'],
    ['20250301T120506.5+0800', '2025-03-01T04:05:06.500Z'],
    ['20250301', '2025-02-28T16:00:00.000Z'],
    ['2025-03-01T05:05:06+01:00[Europe/Berlin]', '2025-03-01T04:05:06.000Z'],
    ['Sat, 01 Mar 2025 04:05:06 GMT', '2025-03-01T04:05:06.000Z'],
    ['1 Mar 2025 04:05 +0530', '2025-02-28T22:35:00.000Z'],
    [' 2025-03-01 12:05:06\n', '2025-03-01T04:05:06.000Z'],
  ])('reads %o as %s', (text, time) => {
    expect(iso(text)).toBe(time)
  })

  it('follows unit and defaultOffset', () => {
    expect(parseTime(1_740_801_906_000, { unit: 'ms' })?.toISOString()).toBe(
      '2025-03-01T04:05:06.000Z',
    )
    expect(parseTime('2025-03-01 04:05:06', { defaultOffset: 'Z' })?.toISOString()).toBe(
      '2025-03-01T04:05:06.000Z',
    )
    expect(parseTime('2025-03-01 04:05:06', { defaultOffset: '-0500' })?.toISOString()).toBe(
      '2025-03-01T09:05:06.000Z',
    )
    expect(parseTime('2025-03-01T04:05:06Z', { defaultOffset: '-05:00' })?.toISOString()).toBe(
      '2025-03-01T04:05:06.000Z',
    )
    expect(parseTime('2025-03-01 04:05:06', { defaultOffset: 'z' })?.toISOString()).toBe(
      '2025-03-01T04:05:06.000Z',
    )
  })

  it('reads numbers as seconds, and Date objects', () => {
    expect(iso(1.001)).toBe('1970-01-01T00:00:01.001Z')
    expect(iso(0)).toBe('1970-01-01T00:00:00.000Z')
    expect(iso(1_740_801_906)).toBe('2025-03-01T04:05:06.000Z')
    expect(iso(new Date(5000))).toBe('1970-01-01T00:00:05.000Z')
  })

  it('reads years of four digits only', () => {
    expect(iso('1000-01-02T00:00:00Z')).toBe('1000-01-02T00:00:00.000Z')
    expect(iso('1000-01-01T23:59:59.999Z')).toBeNull()
    expect(iso('9999-12-30T23:59:59.999Z')).toBe('9999-12-30T23:59:59.999Z')
    expect(iso('9999-12-31T00:00:00Z')).toBeNull()
  })

  it('reads Date objects of another realm, but no lookalikes', () => {
    const foreign: Date = runInNewContext('new Date(5000)')
    expect(foreign).not.toBeInstanceOf(Date)
    vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(iso(foreign)).toBe('1970-01-01T00:00:05.000Z')
    expect(iso(new Proxy(new Date(5000), {}))).toBeNull()
    expect(iso(Object.create(Date.prototype))).toBeNull()
  })

  it.each([
    null,
    undefined,
    '',
    '0000-00-00 00:00:00',
    '2025-02-30 10:00:00',
    '2025-13-01 10:00:00',
    '2025-03-01 24:00:00',
    '2025-03-01 10:60:00',
    '2025-03-01T10:00:00+99:00',
    '2025-03-01T10:00:00+8',
    '20250230T100000Z',
    '202503',
    '2025030',
    '20250301T040506.5.5Z',
    '2025-03',
    '2025-060',
    '2025-W09-6',
    '2025-03-01T04Z',
    '2025-03-01T04:05.5Z',
    '2025-03-01T24:00:00Z',
    '2025-06-30T23:59:60Z',
    // RFC 9557 needs an offset. The zone name alone is not read.
    '2025-03-01T05:05:06[Europe/Berlin]',
    '2025-03-01T04:05:06Z[]',
    'Sat, 01 Mar 2025 04:05:06 EST',
    'Sat, 01 Mar 2025 04:05:06 +0000 (UTC)',
    'Sat, 01 Mar 25 04:05:06 GMT',
    '31 Feb 2025 10:00:00 GMT',
    '01 Mai 2025 10:00:00 GMT',
    '01 anF 2025 10:00:00 GMT',
    'Sat, 01 Mar 2025 10:00:00',
    '1740801906',
    'yesterday',
    '2025-03-01 10:00:00 and more',
    NaN,
    Infinity,
    1e15,
    Date.parse('2025-03-01T04:05:06Z'),
    '0001-01-01 00:00:00',
    '1000-01-01 00:00:00',
    '9999-12-31 23:59:59',
    new Date(8.64e15),
    new Date(NaN),
  ])('returns null for %o', (value) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(parseTime(value)).toBeNull()
  })
})
