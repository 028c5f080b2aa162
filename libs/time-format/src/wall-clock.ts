import dayjs, { type Dayjs } from 'dayjs'
import utc from 'dayjs/plugin/utc.js'
import { zoneClock } from './zone-clock'

/**
 * The instant as a calendar date and clock reading in a zone, ready to be formatted.
 * Only its fields are meant to be read: for a named zone it is a UTC date moved by the offset.
 *
 * dayjs’s own timezone plugin is passed over on purpose: it re-reads the text of one zone as a
 * time of the visitor’s zone, which is an hour off around that zone’s daylight-saving changes.
 *
 * @param timeZone IANA name; without one, and for an unknown one, the visitor’s own zone
 */
export function wallClock(date: Date, timeZone?: string): Dayjs {
  const clock = timeZone === undefined ? null : zoneClock(timeZone)
  if (!clock) return dayjs(date)
  dayjs.extend(utc)
  return dayjs.utc(date.getTime() + offset(date, clock))
}

/** How far the clock was ahead of UTC at that instant, in milliseconds. */
function offset(date: Date, clock: Intl.DateTimeFormat): number {
  const fields: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {}
  for (const { type, value } of clock.formatToParts(date)) fields[type] = Number(value)
  const { year = NaN, month = NaN, day, hour, minute, second } = fields
  const wall = Date.UTC(year, month - 1, day, hour, minute, second)
  return wall - Math.floor(date.getTime() / 1000) * 1000
}
