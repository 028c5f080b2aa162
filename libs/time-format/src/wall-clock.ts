import dayjs, { type Dayjs } from 'dayjs'
import utc from 'dayjs/plugin/utc.js'

/**
 * The instant as a calendar date and clock reading in a zone, ready to be formatted.
 * Only its fields are meant to be read: for a named zone it is a UTC date moved by the offset.
 *
 * dayjs’s own timezone plugin is passed over on purpose: it re-reads the text of one zone as a
 * time of the visitor’s zone, which is an hour off around that zone’s daylight-saving changes.
 *
 * @throws RangeError when `timeZone` is not a zone name the runtime knows
 */
export function wallClock(date: Date, timeZone?: string): Dayjs {
  if (timeZone === undefined) return dayjs(date)
  dayjs.extend(utc)
  return dayjs.utc(date.getTime() + zoneOffset(date, timeZone))
}

/** How far the zone’s clocks were ahead of UTC at that instant, in milliseconds. */
function zoneOffset(date: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(date)
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((candidate) => candidate.type === type)?.value)
  const wall = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  )
  return wall - Math.floor(date.getTime() / 1000) * 1000
}
