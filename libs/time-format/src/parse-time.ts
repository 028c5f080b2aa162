import { textMs } from './read-text'
import type { ParseOptions, TimeValue } from './time-value'

// The year has four digits in every zone, so a day is left as margin. Values outside are mistakes:
// milliseconds passed as seconds, or the years 0 and 1 that databases use for "never".
const earliest = Date.UTC(1000, 0, 2)
const end = Date.UTC(9999, 11, 31)

/**
 * Parses a point in time.
 *
 * @param options how numbers and texts without a zone are read; by default as seconds and as UTC+8
 * @returns a new `Date` from 1000-01-02 to 9999-12-30 UTC. `null` for a missing time and for
 * invalid ones: 31 February, `0000-00-00 00:00:00`, free text, `NaN`, milliseconds passed as
 * seconds, other types. Never throws
 * @example parseTime('2025-03-01 12:05:06')?.toISOString() // '2025-03-01T04:05:06.000Z'
 */
export function parseTime(value: TimeValue, options: ParseOptions = {}): Date | null {
  const ms = epochMs(value, options)
  return ms >= earliest && ms < end ? new Date(ms) : null
}

function epochMs(value: TimeValue, { unit = 's', defaultOffset = '+08:00' }: ParseOptions): number {
  if (typeof value === 'string') return textMs(value, defaultOffset)
  if (typeof value === 'object' && value !== null) return dateMs(value)
  if (typeof value !== 'number') return NaN
  return Math.round(unit === 'ms' ? value : value * 1000)
}

/** Reads a `Date` of any realm; `NaN` for other objects. */
function dateMs(value: Date): number {
  try {
    return Date.prototype.getTime.call(value)
  } catch {
    return NaN
  }
}
