import { type ZoneOptions, wallClock } from './format-date-time'
import { parseTime } from './parse-time'
import type { ParseOptions, TimeValue } from './time-value'

/** Reference time and time zone of {@link daysUntil}. */
export interface DaysUntilOptions extends ZoneOptions, ParseOptions {
  /** @default the current time */
  now?: TimeValue
}

/**
 * Counts calendar days from now to a time: 0 today, 1 tomorrow, -1 yesterday. The hour and the
 * length of the days don't matter.
 *
 * @returns `null` when either time is missing or unreadable; never throws
 * @example daysUntil('2025-03-08 00:00:00', { now: '2025-03-01 23:59:59', timeZone: 'Asia/Shanghai' }) // 7
 */
export function daysUntil(
  value: TimeValue,
  { now = new Date(), timeZone, ...reading }: DaysUntilOptions = {},
): number | null {
  const to = parseTime(value, reading)
  const from = parseTime(now, reading)
  return to && from ? dayNumber(to, timeZone) - dayNumber(from, timeZone) : null
}

/** Days from 1970-01-01 to the date in a zone. */
export function dayNumber(date: Date, timeZone?: string): number {
  return Date.parse(wallClock(date, timeZone).slice(0, 10)) / 86_400_000
}
