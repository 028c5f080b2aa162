import type { ComponentPropsWithRef } from 'react'
import type { RelativeOptions } from '../../format-relative'
import { wallClock } from '../../format-date-time'
import { dateInLocale } from '../../format-in-locale'
import { parseTime } from '../../parse-time'
import type { TimeValue } from '../../time-value'
import { zoneClock } from '../../zone-clock'
import { useRelativeTime } from '../use-relative-time'

/** Other props are passed to the `time` element. */
export interface TimeAgoProps
  extends
    Omit<ComponentPropsWithRef<'time'>, 'children' | 'dateTime' | 'title'>,
    Omit<RelativeOptions, 'now'> {
  /** Missing and unreadable times render nothing. */
  value: TimeValue
}

/** Zone of server-rendered dates without `timeZone`, the same as for texts without a zone. */
const homeZone = 'Asia/Shanghai'

/**
 * Renders a relative time in a `time` element and keeps it up to date. `datetime` (ISO 8601, UTC)
 * and `title` (`YYYY-MM-DD HH:mm`, or in the language of `locale`) hold the full time.
 *
 * It rerenders only when its text changes. All elements of a page share one timer, which stops
 * while the tab is hidden. The server and the hydrating client render the plain date in UTC+8 (or
 * in `timeZone`); after hydration the client shows the relative text in the visitor's zone.
 *
 * @example
 * <TimeAgo value={comment.createdAt} withTime />
 */
export function TimeAgo({
  value,
  unit,
  defaultOffset,
  withTime,
  timeZone,
  locale,
  weeks,
  ...rest
}: TimeAgoProps) {
  const date = parseTime(value, { unit, defaultOffset })
  const relative = useRelativeTime(date, { timeZone, withTime, locale, weeks })
  if (!date) return null
  const zone = relative === null ? sharedZone(timeZone) : timeZone
  const dateText = (isFull: boolean | undefined) =>
    locale === undefined
      ? wallClock(date, zone).slice(0, isFull ? undefined : 10)
      : dateInLocale(date, { locale, timeZone: zone, withYear: true, withTime: isFull })
  return (
    <time
      // Runtimes format one language differently, for example the space in "11:22 PM".
      suppressHydrationWarning={locale !== undefined}
      {...rest}
      dateTime={date.toISOString()}
      title={dateText(true)}
    >
      {relative ?? dateText(withTime)}
    </time>
  )
}

// Unknown names fall back to the zone of the runtime, which differs between server and client.
function sharedZone(timeZone: string | undefined): string {
  return timeZone && zoneClock(timeZone) ? timeZone : homeZone
}
