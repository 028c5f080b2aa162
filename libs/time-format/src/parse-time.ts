/**
 * A point in time in any style the school’s interface speaks:
 *
 * | shape | meaning | used for |
 * |---|---|---|
 * | `YYYY-MM-DD HH:mm:ss`, no zone (dt-raw) | wall clock of UTC+8, where the server lives | what was published, watched, started or expires |
 * | `YYYY-MM-DDTHH:mm:ss.ffffffZ` (dt-iso), the same without hyphens and colons, or with an offset `±hh`, `±hhmm`, `±hh:mm` | the zone it names | when a record was made or changed |
 * | `Sat, 01 Mar 2025 04:05:06 GMT`, as mails and HTTP headers write it (RFC 2822) | the zone it names | |
 * | number | **seconds** since 1970 UTC, fractions down to 1 ms | tokens, countdowns |
 * | `Date` | itself | |
 * | `null`, `undefined` | no time | |
 */
export type TimeValue = string | number | Date | null | undefined

/** How values are read whose text or number leaves something open. */
export interface ParseOptions {
  /**
   * What a number counts since 1970 UTC.
   * @default 's'
   */
  unit?: 's' | 'ms'
  /**
   * Zone of texts that name none: `Z` or `±hh:mm`. One that is neither makes such a text no time.
   * @default '+08:00', where the school lives
   */
  defaultOffset?: string
}

const pattern =
  /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}(?::\d{2})?)(?:\.(\d{1,9}))?)?(Z|[+-]\d{2}(?::?\d{2})?)?$/

/** The ISO form without hyphens and colons. */
const basicPattern = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})/

const mailPattern =
  /^(?:[A-Z][a-z]{2}, )?(\d{1,2}) ([A-Z][a-z]{2}) (\d{4}) (\d{2}:\d{2}(?::\d{2})?) (?:GMT|UTC?|([+-]\d{4}))$/

const monthNames = 'JanFebMarAprMayJunJulAugSepOctNovDec'

// Years of four digits in every zone, hence the day of margin. Beyond them lie only mistakes:
// milliseconds taken for seconds, and the years 0 and 1 with which databases say “never”.
const earliest = Date.UTC(1000, 0, 2)
const end = Date.UTC(9999, 11, 31)

/**
 * Reads a point in time.
 *
 * @param options how numbers and texts without a zone are read; without them, as the school’s interface means them
 * @returns the instant, always a new `Date` between the years 1000 and 9999; `null` for no time and
 * for anything that is none (31 February, `0000-00-00 00:00:00`, free text, `NaN`, milliseconds
 * taken for seconds, a foreign type); never throws
 * @example parseTime('2025-03-01 12:05:06')?.toISOString() // '2025-03-01T04:05:06.000Z'
 */
export function parseTime(value: TimeValue, options: ParseOptions = {}): Date | null {
  const ms = epochMs(value, options)
  return ms >= earliest && ms < end ? new Date(ms) : null
}

function epochMs(value: TimeValue, { unit = 's', defaultOffset = '+08:00' }: ParseOptions): number {
  if (typeof value === 'string') return textMs(value.trim(), defaultOffset)
  if (typeof value === 'number') return Math.round(unit === 'ms' ? value : value * 1000)
  return value instanceof Date ? value.getTime() : NaN
}

function textMs(text: string, defaultOffset: string): number {
  const match = pattern.exec(toExtended(text))
  if (!match) return NaN
  const [, day, time = '00:00', fraction = '', zone = defaultOffset] = match
  const wall = `${day}T${time.padEnd(8, ':00')}.${fraction.slice(0, 3).padEnd(3, '0')}`
  // Engines disagree on days that do not exist: some roll 31 February over into March.
  const exists = new Date(`${wall}Z`).toJSON() === `${wall}Z`
  return exists ? Date.parse(wall + toFullOffset(zone)) : NaN
}

/** `+08` and `+0800` as `+08:00`: engines need to read no other form. */
function toFullOffset(zone: string): string {
  return zone.replace(
    /^([+-]\d{2}):?(\d{2})?$/,
    (_, hours: string, minutes = '00') => `${hours}:${minutes}`,
  )
}

/** The form `YYYY-MM-DDTHH:mm:ss` of what is written in another one; all else stays. */
function toExtended(text: string): string {
  return text
    .replace(basicPattern, '$1-$2-$3T$4:$5:$6')
    .replace(
      mailPattern,
      (_, day: string, name: string, year: string, time: string, zone = 'Z') => {
        const month = String(monthNames.indexOf(name) / 3 + 1)
        return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}T${time}${zone}`
      },
    )
}
