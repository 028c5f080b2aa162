// ISO 8601 and RFC 3339, with the bracketed zone of RFC 9557, which the offset before it makes needless.
const pattern =
  /^(\d{4})-?(\d{2})-?(\d{2})(?:[ T](\d{2}):?(\d{2})(?::?(\d{2})(?:[.,](\d+))?)?)?(?:(Z|[+-][\d:]+)(?:\[[^[\]]+\])*)?$/i

const mailPattern =
  /^(?:[A-Z][a-z]{2}, )?(\d{1,2}) ([A-Z][a-z]{2}) (\d{4}) (\d{2}:\d{2}(?::\d{2})?) (?:GMT|UTC?|([+-]\d{4}))$/

const monthNames = 'JanFebMarAprMayJunJulAugSepOctNovDec'

/**
 * Milliseconds since 1970 UTC that a text means; `NaN` for one that is no time.
 *
 * @param defaultOffset of a text that names no zone
 */
export function textMs(text: string, defaultOffset: string): number {
  const match = pattern.exec(toIso(text.trim()))
  if (!match) return NaN
  const [, year, month, day, hours = '00', minutes = '00', seconds = '00', fraction = ''] = match
  const ms = fraction.slice(0, 3).padEnd(3, '0')
  const wall = `${year}-${month}-${day}T${hours}:${minutes}:${seconds}.${ms}Z`
  const asUtc = new Date(wall)
  // Engines disagree on days that do not exist: some roll 31 February over into March.
  return asUtc.toJSON() === wall ? asUtc.getTime() - offsetMs(match[8] ?? defaultOffset) : NaN
}

/** Milliseconds that an offset is ahead of UTC; `NaN` for what is none, of whatever type. */
export function offsetMs(offset: unknown): number {
  if (typeof offset !== 'string') return NaN
  const [, sign, hours, minutes = '0'] =
    /^([+-])([01]\d|2[0-3])(?::?([0-5]\d))?$/.exec(offset.replace(/^Z$/i, '+00')) ?? []
  return Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) * 60_000
}

/** The ISO form of what is written as mails and HTTP headers write it; all else stays. */
function toIso(text: string): string {
  return text.replace(
    mailPattern,
    (_, day: string, name: string, year: string, time: string, zone = 'Z') => {
      const month = String(monthNames.indexOf(name) / 3 + 1)
      return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}T${time}${zone}`
    },
  )
}
