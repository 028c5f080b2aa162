const eightHours = 8 * 3600

/** Formats a time as `YYYY-MM-DD HH:mm:ss` in UTC+8. */
export function dtRaw(seconds: number): string {
  return wallClock(seconds + eightHours)
}

/** Formats a time as `YYYY-MM-DDTHH:mm:ss.000000Z` in UTC. */
export function dtIso(seconds: number): string {
  return `${wallClock(seconds).replace(' ', 'T')}.000000Z`
}

/** Formats a time as `YYYY-MM-DDTHH:mm:ss` in UTC+8 or UTC, without a zone marker. */
export function dtLocal(seconds: number, zone: 'utc+8' | 'utc'): string {
  return wallClock(zone === 'utc' ? seconds : seconds + eightHours).replace(' ', 'T')
}

/** Parses `YYYY-MM-DD HH:mm:ss` in UTC+8 to epoch seconds. */
export function parseRaw(text: string): number {
  const seconds = Date.parse(`${text.replace(' ', 'T')}+08:00`) / 1000
  if (Number.isNaN(seconds)) throw new Error(`Not a date of the form YYYY-MM-DD HH:mm:ss: ${text}`)
  return seconds
}

/** Applies a formatter to a nullable value. */
export function orNull<Value, Result>(
  value: Value | null,
  write: (value: Value) => Result,
): Result | null {
  return value === null ? null : write(value)
}

function wallClock(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 19).replace('T', ' ')
}
