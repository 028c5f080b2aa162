import type { ZoneOptions } from './format-date-time'
import { messages } from './messages'
import { parseTime, type TimeValue } from './parse-time'
import { relativeStep, untilNextStep } from './relative-steps'
import { wallClock } from './wall-clock'

/** What a relative time is measured against and how much of it is said. */
export interface RelativeOptions extends ZoneOptions {
  /** @default the present moment */
  now?: TimeValue
  /**
   * Adds hour and minute wherever a date is shown.
   * @default false
   */
  withTime?: boolean
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
 * @param value see {@link TimeValue}
 * @returns `''` when `value` or `now` is no time or an unreadable one; never throws
 * @example formatRelative('2025-03-01 12:00:00', { now: '2025-03-01 12:05:59' }) // '5分钟前'
 */
export function formatRelative(value: TimeValue, options: RelativeOptions = {}): string {
  const date = parseTime(value)
  const now = present(options)
  if (!date || !now) return ''
  const step = relativeStep(now.getTime() - date.getTime())
  const time = options.withTime ? ' HH:mm' : ''
  switch (step.kind) {
    case 'just-now':
      return messages.justNow
    case 'minutes':
      return messages.minutesAgo(step.count)
    case 'hours':
      return messages.hoursAgo(step.count)
    case 'days':
      return messages.daysAgo(step.count)
    case 'month-day':
      return wallClock(date, options.timeZone).format(`MM-DD${time}`)
    case 'full-date':
      return wallClock(date, options.timeZone).format(`YYYY-MM-DD${time}`)
  }
}

/**
 * When the text of {@link formatRelative} can change next.
 *
 * @returns milliseconds from `now`, always above 0; `null` when the text will stay as it is; never
 * throws
 * @example untilRelativeChange(0, { now: 90 }) // 30000
 */
export function untilRelativeChange(
  value: TimeValue,
  options: Pick<RelativeOptions, 'now'> = {},
): number | null {
  const date = parseTime(value)
  const now = present(options)
  return date && now ? untilNextStep(now.getTime() - date.getTime()) : null
}

function present({ now = new Date() }: Pick<RelativeOptions, 'now'>): Date | null {
  return parseTime(now)
}
