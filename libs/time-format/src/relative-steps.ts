const second = 1000
/** Durations in ms. */
export const minute = 60 * second
export const hour = 60 * minute
export const day = 24 * hour

/** Future times up to this far ahead, in ms, are blamed on a wrong clock and count as now. */
const clockTolerance = hour

/** Units from small to large; `bound` is the age at which the next wording begins. */
const counted = [
  { unit: 'minutes', length: minute, bound: hour },
  { unit: 'hours', length: hour, bound: day },
  { unit: 'days', length: day, bound: 7 * day },
] as const

type AgeUnit = (typeof counted)[number]['unit']

/**
 * Wording for an age, and the age in ms at which it changes (`Infinity` for never). Units are exact
 * multiples of 60 s, 60 min and 24 h, regardless of the calendar and DST.
 */
export type RelativeStep = { until: number } & (
  | { kind: 'just-now' | 'month-day' | 'full-date' }
  | { kind: 'ago'; unit: AgeUnit; count: number }
)

/** Selects the wording for an age in ms; negative ages are in the future. */
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
