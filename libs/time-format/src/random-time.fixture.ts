import fc from 'fast-check'

const second = 1000
const minute = 60 * second
export const hour = 60 * minute
export const day = 24 * hour

/** Every zone of the runtime, and the visitor's. */
export const anyZone = fc.constantFrom(undefined, ...Intl.supportedValuesOf('timeZone'))

/** Instants in ms, mostly between 1970 and 2100. */
export const anyInstant = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: Date.UTC(1970), max: Date.UTC(2100) }) },
  { weight: 1, arbitrary: fc.integer({ min: Date.UTC(1010), max: Date.UTC(9990) }) },
)

/** Ages in ms, with many close to the limits between two wordings. */
export const anyAge = fc.oneof(
  fc.integer({ min: -2 * hour, max: 400 * day }),
  fc
    .tuple(
      fc.constantFrom(-hour, 0, minute, hour, day, 7 * day, 365 * day),
      fc.integer({ min: -3, max: 3 }),
      fc.constantFrom(1, second),
    )
    .map(([bound, steps, step]) => bound + steps * step),
)

/** Formats an instant in a zone with `Intl` only. */
export function formatWithIntl(ms: number, timeZone: string | undefined): string {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    dateStyle: 'short',
    timeStyle: 'short',
  })
  const parts = new Map(format.formatToParts(ms).map(({ type, value }) => [type, value]))
  const pick = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? ''
  return `${pick('year')}-${pick('month')}-${pick('day')} ${pick('hour')}:${pick('minute')}`
}
