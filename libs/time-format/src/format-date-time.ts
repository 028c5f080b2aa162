import dayjs from 'dayjs'
import { zoneClock } from './zone-clock'
import { givenOptions } from './given-options'
import { parseTime } from './parse-time'
import type { ParseOptions, TimeValue } from './time-value'

/**
 * The instant as a calendar date and clock reading, `YYYY-MM-DD HH:mm`.
 *
 * dayjs’s timezone plugin is passed over on purpose: it re-reads the text of one zone as a time of
 * the visitor’s zone, which is an hour off around that zone’s daylight-saving changes.
 *
 * @param timeZone IANA name; without one, and for an unknown one, the visitor’s own zone
 */
export function wallClock(date: Date, timeZone: string | undefined): string {
  const clock = timeZone ? zoneClock(timeZone) : null
  if (!clock) return dayjs(date).format('YYYY-MM-DD HH:mm')
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {}
  for (const { type, value } of clock.formatToParts(date)) parts[type] = value
  return `${parts.year}-${parts.month}-${parts.day} ${parts.hour}:${parts.minute}`
}

/** In which zone dates and times are shown. */
export interface ZoneOptions {
  /**
   * IANA name such as `Asia/Shanghai`. A name that the runtime does not know counts as none.
   * @default the visitor’s own zone
   */
  timeZone?: string
}

/**
 * The plain date and time, `YYYY-MM-DD HH:mm`; seconds are cut off.
 *
 * In the hour that a change to winter time repeats, both passes read the same.
 *
 * @param value see {@link TimeValue}
 * @returns `''` for no time and for an unreadable one; never throws
 * @example formatDateTime('2025-03-01 12:05:06', { timeZone: 'UTC' }) // '2025-03-01 04:05'
 */
export function formatDateTime(value: TimeValue, options?: ZoneOptions & ParseOptions): string {
  const { timeZone, ...reading } = givenOptions(options)
  const date = parseTime(value, reading)
  return date ? wallClock(date, timeZone) : ''
}
