const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** How far ahead a time may lie and still be taken for the work of a clock that is set wrong. */
const clockTolerance = hour

/**
 * Which wording an age asks for. Lengths are exact multiples of 60 s, 60 min and 24 h, whatever
 * the calendar or daylight saving says.
 */
export type RelativeStep =
  | { kind: 'just-now' }
  | { kind: 'minutes' | 'hours' | 'days'; count: number }
  | { kind: 'month-day' }
  | { kind: 'full-date' }

/** The wording for an age in milliseconds; negative ages lie in the future. */
export function relativeStep(age: number): RelativeStep {
  // A visitor’s clock that runs late makes fresh content look as if it came from the future.
  if (age < -clockTolerance) return { kind: 'full-date' }
  if (age < minute) return { kind: 'just-now' }
  if (age < hour) return { kind: 'minutes', count: Math.floor(age / minute) }
  if (age < day) return { kind: 'hours', count: Math.floor(age / hour) }
  if (age < 7 * day) return { kind: 'days', count: Math.floor(age / day) }
  return { kind: age < 365 * day ? 'month-day' : 'full-date' }
}

/** Milliseconds until an age asks for another wording; `null` when it never will. */
export function untilNextStep(age: number): number | null {
  const step = relativeStep(age)
  switch (step.kind) {
    case 'just-now':
      return minute - age
    case 'minutes':
      return (step.count + 1) * minute - age
    case 'hours':
      return (step.count + 1) * hour - age
    case 'days':
      return (step.count + 1) * day - age
    case 'month-day':
      return 365 * day - age
    case 'full-date':
      return age < 0 ? -clockTolerance - age : null
  }
}
