import type { ComponentPropsWithRef } from 'react'
import { formatRelative, type RelativeOptions } from '../../format-relative'
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

/** Zone of server-rendered times without `timeZone`, the same as for texts without a zone. */
const homeZone = 'Asia/Shanghai'

/**
 * Renders a relative time in a `time` element and keeps it up to date. `datetime` (ISO 8601, UTC)
 * and `title` (`YYYY-MM-DD HH:mm`, or in the language of `locale`) hold the full time.
 *
 * It rerenders only when its text changes. All elements of a page share one timer, which stops
 * while the tab is hidden. The server renders the text by its own clock, with dates in UTC+8 (or in
 * `timeZone`); after hydration the text follows the visitor's clock and zone.
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
  const live = useRelativeTime(date, { timeZone, withTime, locale, weeks })
  if (!date) return null
  const isHydrated = live !== null
  const zone = isHydrated ? timeZone : sharedZone(timeZone)
  return (
    <time
      // React keeps the text of the server even if it is outdated, so a new element replaces it.
      key={isHydrated ? 'browser' : 'server'}
      // Server and browser differ in their clocks, and in how they format a language.
      suppressHydrationWarning
      {...rest}
      dateTime={date.toISOString()}
      title={
        locale === undefined
          ? wallClock(date, zone)
          : dateInLocale(date, { locale, timeZone: zone, withYear: true, withTime: true })
      }
    >
      {live ?? formatRelative(date, { timeZone: zone, withTime, locale, weeks })}
    </time>
  )
}

// Unknown names fall back to the zone of the runtime, which differs between server and client.
function sharedZone(timeZone: string | undefined): string {
  return timeZone && zoneClock(timeZone) ? timeZone : homeZone
}
