import { type ZoneOptions, wallClock } from './format-date-time'
import { formatInLocale } from './format-in-locale'
import { messages } from './messages'
import { parseTime } from './parse-time'
import type { ParseOptions, TimeValue } from './time-value'
import { relativeStep } from './relative-steps'

/** Options of {@link formatRelative}. */
export interface RelativeOptions extends ZoneOptions, ParseOptions {
  /** @default the current time */
  now?: TimeValue
  /**
   * Adds hours and minutes to dates.
   * @default false
   */
  withTime?: boolean
  /**
   * Language as a BCP 47 tag such as `en`, worded by `Intl`; it also covers future times. A
   * malformed tag falls back to the language of the runtime.
   * @default the Chinese wording of this library
   */
  locale?: string
  /**
   * Counts up to three full weeks before switching to dates. Needs `locale`.
   * @default false
   */
  weeks?: boolean
}

/**
 * Formats a time relative to now. By age:
 *
 * | age | text |
 * |---|---|
 * | under 60 s | 刚刚 |
 * | under 1 h | N分钟前 |
 * | under 24 h | N小时前 |
 * | under 7 × 24 h | N天前 |
 * | under 365 × 24 h | `MM-DD`, with time `MM-DD HH:mm` |
 * | older | `YYYY-MM-DD`, with time `YYYY-MM-DD HH:mm` |
 *
 * Ages are exact durations, not calendar dates: a day is 24 hours even when the clocks change, and
 * `MM-DD` may be in the previous year. Dates are in the visitor's zone or in `timeZone`.
 *
 * Times up to an hour in the future count as 刚刚, because clocks differ. Later times are full dates.
 *
 * With `locale`, the text counts full minutes, full hours and calendar days, past and future. From
 * a week on it is a date, with the year unless it is the current one.
 *
 * @param value see {@link TimeValue}
 * @returns `''` when `value` or `now` is missing or unreadable; never throws
 * @example formatRelative('2025-03-01 12:00:00', { now: '2025-03-01 12:05:59' }) // '5分钟前'
 * @example formatRelative('2025-03-01 12:00:00', { now: '2025-02-28 12:00:00', locale: 'en' }) // 'tomorrow'
 */
export function formatRelative(
  value: TimeValue,
  {
    now: reference = new Date(),
    timeZone,
    withTime,
    locale,
    weeks,
    ...reading
  }: RelativeOptions = {},
): string {
  const date = parseTime(value, reading)
  const now = parseTime(reference, reading)
  if (!date || !now) return ''
  if (locale !== undefined) return formatInLocale(date, now, { locale, timeZone, weeks, withTime })
  const step = relativeStep(now.getTime() - date.getTime())
  if (step.kind === 'just-now') return messages.justNow
  if (step.kind === 'ago') return step.count + messages.ago[step.unit]
  const shown = wallClock(date, timeZone)
  return shown.slice(step.kind === 'month-day' ? 5 : 0, withTime ? undefined : 10)
}
