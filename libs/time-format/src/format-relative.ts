import { type ZoneOptions, wallClock } from './format-date-time'
import { givenOptions } from './given-options'
import { formatInLocale } from './format-in-locale'
import { messages } from './messages'
import { readTime } from './parse-time'
import type { ParseOptions, TimeValue } from './time-value'
import { relativeStep } from './relative-steps'

/** What a relative time is measured against and how much of it is said. */
export interface RelativeOptions extends ZoneOptions, ParseOptions {
  /** @default the present moment */
  now?: TimeValue
  /**
   * Adds hour and minute wherever a date is shown.
   * @default false
   */
  withTime?: boolean
  /**
   * Language as a BCP 47 tag such as `en`: the words are those of `Intl`, for the future as well. A malformed
   * tag counts as the runtime’s own language.
   * @default the Chinese wording of this library
   */
  locale?: string
  /**
   * With `locale`: counts weeks, up to four, before dates begin.
   * @default false
   */
  weeks?: boolean
}

/**
 * How long ago something was, as people say it. By age:
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
 * Bounds are exact lengths, not dates on the calendar: a day is 24 hours even where clocks are
 * moved, and `MM-DD` may belong to last year. Dates are those of the visitor’s zone or `timeZone`.
 *
 * Up to an hour ahead of `now` counts as 刚刚 (clocks differ); further ahead gives the full date.
 *
 * With `locale` the language’s own words count full minutes, full hours and the calendar’s days, back and ahead; from
 * a week on it is a date, which names its year unless it is this one.
 *
 * @param value see {@link TimeValue}
 * @returns `''` when `value` or `now` is no time or an unreadable one; never throws
 * @example formatRelative('2025-03-01 12:00:00', { now: '2025-03-01 12:05:59' }) // '5分钟前'
 * @example formatRelative('2025-03-01 12:00:00', { now: '2025-02-28 12:00:00', locale: 'en' }) // 'tomorrow'
 */
export function formatRelative(value: TimeValue, options?: RelativeOptions): string {
  const {
    now: reference = new Date(),
    timeZone,
    withTime,
    locale,
    weeks,
    ...reading
  } = givenOptions(options)
  const date = readTime('value', value, reading)
  const now = readTime('now', reference, reading)
  if (!date || !now) return ''
  if (locale !== undefined) return formatInLocale(date, now, { locale, timeZone, weeks, withTime })
  const step = relativeStep(now.getTime() - date.getTime())
  if (step.kind === 'just-now') return messages.justNow
  if (step.kind === 'ago') return step.count + messages.ago[step.unit]
  const shown = wallClock(date, timeZone)
  return shown.slice(step.kind === 'month-day' ? 5 : 0, withTime ? undefined : 10)
}
