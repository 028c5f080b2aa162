import { afterEach, describe, expect, it, vi } from 'vitest'
import { formatDateTime } from './format-date-time'

const zones = ['UTC', 'Asia/Shanghai', 'America/New_York', 'Pacific/Apia']

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('formatDateTime', () => {
  it.each([
    ['UTC', '2025-12-31 16:00'],
    ['Asia/Shanghai', '2026-01-01 00:00'],
    ['America/New_York', '2025-12-31 11:00'],
    ['Pacific/Apia', '2026-01-01 05:00'],
  ])('shows the wall clock of a visitor in %s', (zone, text) => {
    vi.stubEnv('TZ', zone)
    expect(formatDateTime('2026-01-01 00:00:00')).toBe(text)
  })

  it.each(zones)('shows the given zone across its DST changes to a visitor in %s', (zone) => {
    vi.stubEnv('TZ', zone)
    const inNewYork = (value: string) => formatDateTime(value, { timeZone: 'America/New_York' })
    expect(inNewYork('2025-03-09T06:59:00Z')).toBe('2025-03-09 01:59')
    expect(inNewYork('2025-03-09T07:00:00Z')).toBe('2025-03-09 03:00')
    expect(inNewYork('2025-11-02T05:30:00Z')).toBe('2025-11-02 01:30')
    expect(inNewYork('2025-11-02T06:30:00Z')).toBe('2025-11-02 01:30')
    // This wall clock time does not exist in New York.
    expect(formatDateTime('2025-03-09 02:30:00', { timeZone: 'Asia/Shanghai' })).toBe(
      '2025-03-09 02:30',
    )
  })

  it.each(zones)('falls back to the zone of a visitor in %s for an unknown zone', (zone) => {
    vi.stubEnv('TZ', zone)
    for (const timeZone of ['Mars/Olympus', ''])
      expect(formatDateTime(0, { timeZone })).toBe(formatDateTime(0, { timeZone: zone }))
  })

  it('returns an empty string for missing and unreadable times', () => {
    expect(formatDateTime(null)).toBe('')
    expect(formatDateTime('2025-02-30 10:00:00')).toBe('')
  })
})
