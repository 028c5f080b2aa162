import type { ParseOptions, TimeValue } from './time-value'
import { offsetMs } from './read-text'
import { reportInvalidValue } from './report-invalid-value'

declare const process: { env: { NODE_ENV?: string } }

/** Texts that mean "no time": blank ones and the zero date of MySQL. */
const blank = /^\s*($|0000-00-00)/

/**
 * Reports why a value is not a time. Values that data uses for "no time" are not reported: missing
 * values, blank texts, the zero dates of databases and `NaN`.
 *
 * @param ms parsed value: `NaN`, or outside the supported years
 */
export function reportInvalidTime(
  name: 'value' | 'now',
  value: TimeValue,
  { unit, defaultOffset }: ParseOptions,
  ms: number,
): void {
  if (process.env.NODE_ENV === 'production') return
  if (typeof value === 'number') {
    const isTimeInMs = value > 0 && value < Date.UTC(9999, 11, 31)
    if (unit !== 'ms' && isTimeInMs) reportInvalidValue(name, value)
  } else if (
    typeof value === 'string' &&
    defaultOffset !== undefined &&
    Number.isNaN(offsetMs(defaultOffset))
  ) {
    reportInvalidValue('defaultOffset', defaultOffset)
  } else if (Number.isNaN(ms) && !(typeof value === 'string' && blank.test(value))) {
    reportInvalidValue(name, value)
  }
}
