import { type ZoneOptions, wallClock } from './format-date-time'
import { givenOptions } from './given-options'
import { readTime } from './parse-time'
import type { ParseOptions, TimeValue } from './time-value'

/** What days are counted from, and on whose calendar. */
export interface DaysUntilOptions extends ZoneOptions, ParseOptions {
  /** @default the present moment */
  now?: TimeValue
}

/**
 * How many dates away a time is on the calendar: 0 today, 1 tomorrow, -1 yesterday, whatever the
 * hour and however long those days are.
 *
 * @returns `null` when either time is missing or unreadable; never throws
 * @example daysUntil('2025-03-08 00:00:00', { now: '2025-03-01 23:59:59', timeZone: 'Asia/Shanghai' }) // 7
 */
export function daysUntil(value: TimeValue, options?: DaysUntilOptions): number | null {
  const { now = new Date(), timeZone, ...reading } = givenOptions(options)
  const to = readTime('value', value, reading)
  const from = readTime('now', now, reading)
  return to && from ? dayNumber(to, timeZone) - dayNumber(from, timeZone) : null
}

/** The days since 1970 of the date on the calendar of a zone. */
export function dayNumber(date: Date, timeZone?: string): number {
  return Date.parse(wallClock(date, timeZone).slice(0, 10)) / 86_400_000
}
