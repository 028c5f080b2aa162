import { givenOptions } from './given-options'
import { textMs } from './read-text'
import { reportMistake } from './report-mistake'
import { reportNoTime } from './report-no-time'
import type { ParseOptions, TimeValue } from './time-value'

// Years of four digits in every zone, hence the day of margin. Beyond them lie only mistakes:
// milliseconds taken for seconds, and the years 0 and 1 with which databases say “never”.
const earliest = Date.UTC(1000, 0, 2)
const end = Date.UTC(9999, 11, 31)

/**
 * Reads a point in time.
 *
 * @param options how numbers and texts without a zone are read; without them as seconds and in UTC+8
 * @returns the instant, always a new `Date`, from 1000-01-02 to 9999-12-30 in UTC; `null` for no time and for
 * anything that is none (31 February, `0000-00-00 00:00:00`, free text, `NaN`, milliseconds taken for seconds, a
 * foreign type); never throws
 * @example parseTime('2025-03-01 12:05:06')?.toISOString() // '2025-03-01T04:05:06.000Z'
 */
export function parseTime(value: TimeValue, options?: ParseOptions): Date | null {
  return readTime('value', value, givenOptions(options))
}

/** Reads the argument or option of that name, which is how it is reported when it is no time. */
export function readTime(
  name: 'value' | 'now',
  value: TimeValue,
  options: ParseOptions,
): Date | null {
  const ms = epochMs(value, options)
  if (ms >= earliest && ms < end) return new Date(ms)
  reportNoTime(name, value, options, ms)
  return null
}

function epochMs(value: TimeValue, { unit = 's', defaultOffset = '+08:00' }: ParseOptions): number {
  if (typeof value === 'string') return textMs(value, defaultOffset)
  if (typeof value === 'object' && value !== null) return dateMs(value)
  if (typeof value !== 'number') return NaN
  if (unit === 'ms') return Math.round(value)
  if (unit !== 's') reportMistake('unit', unit)
  return Math.round(value * 1000)
}

/** Of a `Date` of any window; `NaN` for another object. */
function dateMs(value: Date): number {
  try {
    return Date.prototype.getTime.call(value)
  } catch {
    return NaN
  }
}
