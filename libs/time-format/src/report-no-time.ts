import type { ParseOptions, TimeValue } from './time-value'
import { offsetMs } from './read-text'
import { reportMistake } from './report-mistake'

declare const process: { env: { NODE_ENV?: string } }

/** What texts hold in place of a time that is not there; the other one is the zero date of MySQL. */
const blank = /^\s*($|0000-00-00)/

/**
 * Reports why something was no time, unless it is how data says that there is none: nothing, a blank text, the
 * zero dates of databases, `NaN`.
 *
 * @param ms what was read: `NaN`, or outside of the years that are times
 */
export function reportNoTime(
  name: 'value' | 'now',
  value: TimeValue,
  { unit, defaultOffset }: ParseOptions,
  ms: number,
): void {
  if (process.env.NODE_ENV === 'production') return
  if (typeof value === 'number') {
    const isTimeInMs = value > 0 && value < Date.UTC(9999, 11, 31)
    if (unit !== 'ms' && isTimeInMs) reportMistake(name, value)
  } else if (
    typeof value === 'string' &&
    defaultOffset !== undefined &&
    Number.isNaN(offsetMs(defaultOffset))
  ) {
    reportMistake('defaultOffset', defaultOffset)
  } else if (Number.isNaN(ms) && !(typeof value === 'string' && blank.test(value))) {
    reportMistake(name, value)
  }
}
