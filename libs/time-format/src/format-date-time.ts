import { parseTime, type TimeValue } from './parse-time'
import { wallClock } from './wall-clock'

/** Where the clock that is shown hangs. */
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
export function formatDateTime(value: TimeValue, { timeZone }: ZoneOptions = {}): string {
  const date = parseTime(value)
  return date ? wallClock(date, timeZone) : ''
}
