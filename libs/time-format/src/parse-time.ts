/**
 * A point in time in any style the site meets:
 *
 * - `YYYY-MM-DD HH:mm:ss` without a zone (dt-raw): the wall clock of UTC+8, where the school lives
 * - ISO 8601 with `Z` or an offset, any number of fraction digits (dt-iso)
 * - a number: **seconds** since 1970 UTC
 * - a `Date`
 * - `null` or `undefined`: no time
 */
export type TimeValue = string | number | Date | null | undefined

const pattern =
  /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2})(?::(\d{2}))?(?:\.(\d{1,9}))?)?(Z|[+-]\d{2}:?\d{2})?$/

/** Zone of times that name none. */
const homeOffset = '+08:00'

/**
 * Reads a point in time.
 *
 * @returns the instant, or `null` for no time and for anything that is none (31 February,
 * `0000-00-00 00:00:00`, free text, `NaN`); never throws.
 */
export function parseTime(value: TimeValue): Date | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'string') return parseText(value.trim())
  const date = new Date(typeof value === 'number' ? value * 1000 : value)
  return Number.isNaN(date.getTime()) ? null : date
}

function parseText(text: string): Date | null {
  const match = pattern.exec(text)
  if (!match) return null
  const [, day, minute = '00:00', second = '00', fraction = '', zone = homeOffset] = match
  const wall = `${day}T${minute}:${second}.${fraction.slice(0, 3).padEnd(3, '0')}`
  // Engines disagree on days that do not exist: some roll 31 February over into March.
  const asUtc = new Date(`${wall}Z`)
  if (Number.isNaN(asUtc.getTime()) || asUtc.toISOString() !== `${wall}Z`) return null
  const date = new Date(wall + zone.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2'))
  return Number.isNaN(date.getTime()) ? null : date
}
