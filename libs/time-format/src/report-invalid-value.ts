// Bundlers replace this, so production builds drop the messages.
declare const process: { env: { NODE_ENV?: string } }

/** Name of an argument, an option or a prop. */
type ReportedName =
  | 'value'
  | 'now'
  | 'seconds'
  | 'options'
  | 'unit'
  | 'defaultOffset'
  | 'timeZone'
  | 'locale'

/** These may be missing, because the host's data may be incomplete. */
const optionalNames: ReportedName[] = ['value', 'now', 'seconds', 'options']

const reported = new Set<string>()

/**
 * Reports an unusable value to the developer once, with the consequence and the fix. Production
 * builds contain no messages.
 */
export function reportInvalidValue(name: ReportedName, value: unknown): void {
  if (process.env.NODE_ENV === 'production') return
  if (value === undefined || (value === null && optionalNames.includes(name))) return
  const time =
    typeof value === 'number'
      ? `which as seconds is after the year 9999. For milliseconds, pass unit="ms" to the component or { unit: 'ms' } to a function.`
      : "which is not a time. Pass ISO 8601 such as '2025-03-01T04:05:06Z', a number of seconds, a Date, or null if there is no time."
  const consequences: Record<ReportedName, string> = {
    value: time,
    now: time,
    seconds: 'which is not a duration. Pass a number.',
    options:
      'which is ignored. Pass an object. map(parseTime) passes the index as options; write map((value) => parseTime(value)).',
    unit: "so numbers are read as seconds. Pass 's' or 'ms'.",
    defaultOffset:
      "so texts without a zone cannot be read. Pass 'Z' or an offset such as '+08:00', or omit it.",
    timeZone: "which is ignored. Pass an IANA name such as 'Asia/Shanghai', or omit it.",
    locale: "so the language of the runtime is used. Pass a BCP 47 tag such as 'en', or omit it.",
  }
  const text = `[@shuyuan/time-format] "${name}" is ${describeValue(value)}, ${consequences[name]}`
  if (reported.has(text)) return
  reported.add(text)
  console.error(text)
}

function describeValue(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, 60))
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'an array'
  if (value instanceof Date) return 'an invalid Date'
  return `${typeof value === 'object' ? 'an' : 'a'} ${typeof value}`
}
