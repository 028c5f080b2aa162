/**
 * A point in time in any style the school’s interface speaks:
 *
 * | shape | meaning | used for |
 * |---|---|---|
 * | `YYYY-MM-DD HH:mm:ss`, no zone (dt-raw) | wall clock of UTC+8, where the server lives | what was published, watched, started or expires |
 * | `YYYY-MM-DDTHH:mm:ss.ffffffZ` (dt-iso), or with an offset | the zone it names | when a record was made or changed |
 * | number | **seconds** since 1970 UTC, fractions down to 1 ms | tokens, countdowns |
 * | `Date` | itself | |
 * | `null`, `undefined` | no time | |
 */
export type TimeValue = string | number | Date | null | undefined

const pattern =
  /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}(?::\d{2})?)(?:\.(\d{1,9}))?)?(Z|[+-]\d{2}:\d{2})?$/

/** Zone of times that name none. */
const homeOffset = '+08:00'

// Years of four digits in every zone, hence the day of margin. Beyond them lie only mistakes:
// milliseconds taken for seconds, and the years 0 and 1 with which databases say “never”.
const earliest = Date.UTC(1000, 0, 2)
const end = Date.UTC(9999, 11, 31)

/**
 * Reads a point in time.
 *
 * @returns the instant, always a new `Date` between the years 1000 and 9999; `null` for no time and
 * for anything that is none (31 February, `0000-00-00 00:00:00`, free text, `NaN`, milliseconds
 * taken for seconds, a foreign type); never throws
 * @example parseTime('2025-03-01 12:05:06')?.toISOString() // '2025-03-01T04:05:06.000Z'
 */
export function parseTime(value: TimeValue): Date | null {
  const ms = epochMs(value)
  return ms >= earliest && ms < end ? new Date(ms) : null
}

function epochMs(value: TimeValue): number {
  if (typeof value === 'string') return textMs(value.trim())
  if (typeof value === 'number') return Math.round(value * 1000)
  return value instanceof Date ? value.getTime() : NaN
}

function textMs(text: string): number {
  const match = pattern.exec(text)
  if (!match) return NaN
  const [, day, time = '00:00', fraction = '', zone = homeOffset] = match
  const wall = `${day}T${time.padEnd(8, ':00')}.${fraction.slice(0, 3).padEnd(3, '0')}`
  // Engines disagree on days that do not exist: some roll 31 February over into March.
  const exists = new Date(`${wall}Z`).toJSON() === `${wall}Z`
  return exists ? Date.parse(wall + zone) : NaN
}
