// Bundlers put the mode in its place, as for React; then a production build drops what follows.
declare const process: { env: { NODE_ENV?: string } }

/** An argument, an option or a prop. */
type MistakenName =
  'value' | 'now' | 'seconds' | 'options' | 'unit' | 'defaultOffset' | 'timeZone' | 'locale'

/** These may be missing: the data of a host does not always have them. */
const data: MistakenName[] = ['value', 'now', 'seconds', 'options']

const reported = new Set<string>()

/**
 * Reports a value that cannot be used to the developer, once, with what is done about it and the remedy. A
 * page built for production holds none of the words.
 */
export function reportMistake(name: MistakenName, value: unknown): void {
  if (process.env.NODE_ENV === 'production') return
  if (value === undefined || (value === null && data.includes(name))) return
  const time =
    typeof value === 'number'
      ? `and lies after the year 9999 when it counts seconds: it is no time. If it counts milliseconds, give unit="ms", or { unit: 'ms' } to a function.`
      : "and counts as no time. Give ISO 8601 such as '2025-03-01T04:05:06Z', a number of seconds, a Date, or null when there is none."
  const consequences: Record<MistakenName, string> = {
    value: time,
    now: time,
    seconds: 'and counts as no length of time. Give a number.',
    options:
      'and counts as none. Give an object; map(parseTime) gives an index, map((value) => parseTime(value)) does not.',
    unit: "and numbers are read as seconds. Give 's' or 'ms'.",
    defaultOffset:
      "and texts without a zone are no time. Give 'Z' or an offset such as '+08:00', or leave it out.",
    timeZone: "and counts as none. Give an IANA name such as 'Asia/Shanghai', or leave it out.",
    locale:
      "and the language of the runtime is used. Give a BCP 47 tag such as 'en', or leave it out.",
  }
  const text = `[@shuyuan/time-format] "${name}" is ${shown(value)}, ${consequences[name]}`
  if (reported.has(text)) return
  reported.add(text)
  console.error(text)
}

function shown(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, 60))
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'an array'
  if (value instanceof Date) return 'an invalid Date'
  return `${typeof value === 'object' ? 'an' : 'a'} ${typeof value}`
}
