import dayjs from 'dayjs'
import { zoneClock } from './zone-clock'
import { parseTime } from './parse-time'
import type { ParseOptions, TimeValue } from './time-value'

/**
 * Formats the date and time as `YYYY-MM-DD HH:mm`.
 *
 * This avoids the timezone plugin of dayjs, which parses the local text of the target zone as a
 * time in the visitor's zone. That is an hour off around DST changes.
 *
 * @param timeZone IANA name; without one, or with an unknown one, the visitor's zone
 */
export function wallClock(date: Date, timeZone: string | undefined): string {
  const clock = timeZone ? zoneClock(timeZone) : null
  if (!clock) return dayjs(date).format('YYYY-MM-DD HH:mm')
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {}
  for (const { type, value } of clock.formatToParts(date)) parts[type] = value
  return `${parts.year}-${parts.month}-${parts.day} ${parts.hour}:${parts.minute}`
}

/** Time zone of formatted dates and times. */
export interface ZoneOptions {
  /**
   * IANA name such as `Asia/Shanghai`. Names that the runtime does not support are ignored.
   * @default the visitor's zone
   */
  timeZone?: string
}

/**
 * Formats a time as `YYYY-MM-DD HH:mm`, without seconds.
 *
 * The repeated hour at the end of DST is not marked: both passes give the same text.
 *
 * @param value see {@link TimeValue}
 * @returns `''` for a missing or unreadable time; never throws
 * @example formatDateTime('2025-03-01 12:05:06', { timeZone: 'UTC' }) // '2025-03-01 04:05'
 */
export function formatDateTime(
  value: TimeValue,
  { timeZone, ...reading }: ZoneOptions & ParseOptions = {},
): string {
  const date = parseTime(value, reading)
  return date ? wallClock(date, timeZone) : ''
}
