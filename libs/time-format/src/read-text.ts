// Matches ISO 8601, RFC 3339 and RFC 9557. The bracketed zone is redundant after an offset.
const pattern =
  /^(\d{4})-?(\d{2})-?(\d{2})(?:[ T](\d{2}):?(\d{2})(?::?(\d{2})(?:[.,](\d+))?)?)?(?:(Z|[+-][\d:]+)(?:\[[^[\]]+\])*)?$/i

const mailPattern =
  /^(?:[A-Z][a-z]{2}, )?(\d{1,2}) ([A-Z][a-z]{2}) (\d{4}) (\d{2}:\d{2}(?::\d{2})?) (?:GMT|UTC?|([+-]\d{4}))$/

const monthNames = 'JanFebMarAprMayJunJulAugSepOctNovDec'

/**
 * Parses a text to ms since 1970 UTC; `NaN` if it is not a time.
 *
 * @param defaultOffset offset of texts without a zone
 */
export function textMs(text: string, defaultOffset: string): number {
  const match = pattern.exec(toIso(text.trim()))
  if (!match) return NaN
  const [, year, month, day, hours = '00', minutes = '00', seconds = '00', fraction = ''] = match
  const ms = fraction.slice(0, 3).padEnd(3, '0')
  const wall = `${year}-${month}-${day}T${hours}:${minutes}:${seconds}.${ms}Z`
  const asUtc = new Date(wall)
  // Engines disagree on nonexistent days: some turn 31 February into a day in March.
  return asUtc.toJSON() === wall ? asUtc.getTime() - offsetMs(match[8] ?? defaultOffset) : NaN
}

/** Converts an offset from UTC to ms; `NaN` for invalid offsets. */
function offsetMs(offset: string): number {
  const [, sign, hours, minutes = '0'] =
    /^([+-])([01]\d|2[0-3])(?::?([0-5]\d))?$/.exec(offset.replace(/^Z$/i, '+00')) ?? []
  return Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) * 60_000
}

/** Converts the format of mails and HTTP headers to ISO; returns other texts unchanged. */
function toIso(text: string): string {
  return text.replace(
    mailPattern,
    (_, day: string, name: string, year: string, time: string, zone = 'Z') => {
      const month = String(monthNames.indexOf(name) / 3 + 1)
      return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}T${time}${zone}`
    },
  )
}
