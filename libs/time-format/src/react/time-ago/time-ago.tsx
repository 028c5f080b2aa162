import type { ComponentPropsWithRef } from 'react'
import type { RelativeOptions } from '../../format-relative'
import { wallClock } from '../../format-date-time'
import { dateInLocale } from '../../format-in-locale'
import { parseTime } from '../../parse-time'
import type { TimeValue } from '../../time-value'
import { zoneClock } from '../../zone-clock'
import { useRelativeTime } from '../use-relative-time'

/** Props of {@link TimeAgo}; the rest goes to the `time` element. */
export interface TimeAgoProps
  extends
    Omit<ComponentPropsWithRef<'time'>, 'children' | 'dateTime' | 'title'>,
    Omit<RelativeOptions, 'now'> {
  /** Nothing is rendered for no time and for an unreadable one. */
  value: TimeValue
}

/** Zone of the server’s page when none is asked for, as of texts without a zone. */
const homeZone = 'Asia/Shanghai'

/**
 * How long ago something was, in a `time` element that keeps itself current, with the full time in
 * `datetime` (ISO 8601, UTC) and `title` (`YYYY-MM-DD HH:mm`, with `locale` in that language).
 *
 * It renders anew only when its text changes; all of a page share one timer, which rests while the
 * tab is hidden. Server and hydrating client both show the plain date of UTC+8 (or of `timeZone`);
 * right after, the client shows the relative text in the visitor’s zone.
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
      // Runtimes spell one language in different ways, as the space in “11:22 PM”.
      suppressHydrationWarning={locale !== undefined}
      {...rest}
      dateTime={date.toISOString()}
      title={dateText(true)}
    >
      {relative ?? dateText(withTime)}
    </time>
  )
}

// The zone that an unknown name falls back to, the runtime’s own, is not the same on both sides.
function sharedZone(timeZone: string | undefined): string {
  return timeZone && zoneClock(timeZone) ? timeZone : homeZone
}
