import dayjs from 'dayjs'
import { zoneClock } from './zone-clock'

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
