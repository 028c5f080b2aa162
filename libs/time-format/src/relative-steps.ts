const second = 1000
/** Lengths in milliseconds. */
export const minute = 60 * second
export const hour = 60 * minute
export const day = 24 * hour

/** How far ahead a time may lie and still be taken for the work of a clock that is set wrong. */
const clockTolerance = hour

/** Units that are counted, each up to the bound where the next wording begins. */
const counted = [
  { unit: 'minutes', length: minute, bound: hour },
  { unit: 'hours', length: hour, bound: day },
  { unit: 'days', length: day, bound: 7 * day },
] as const

/** A unit in which an age is counted. */
type AgeUnit = (typeof counted)[number]['unit']

/**
 * Which wording an age asks for, and the age at which it asks for another (`Infinity`: never).
 * Lengths are exact multiples of 60 s, 60 min and 24 h, whatever the calendar or daylight saving
 * says.
 */
export type RelativeStep = { until: number } & (
  { kind: 'just-now' | 'month-day' | 'full-date' } | { kind: 'ago'; unit: AgeUnit; count: number }
)

/** The wording for an age in milliseconds; negative ages lie in the future. */
export function relativeStep(age: number): RelativeStep {
  if (age < -clockTolerance) return { kind: 'full-date', until: -clockTolerance }
  if (age < minute) return { kind: 'just-now', until: minute }
  for (const { unit, length, bound } of counted)
    if (age < bound) {
      const count = Math.floor(age / length)
      return { kind: 'ago', unit, count, until: (count + 1) * length }
    }
  if (age < 365 * day) return { kind: 'month-day', until: 365 * day }
  return { kind: 'full-date', until: Infinity }
}
