import { expect, it } from 'vitest'
import { relativeStep } from './relative-steps'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

it.each([
  [-3 * hour, -hour],
  [-hour - 1, -hour],
  [-hour, minute],
  [-1, minute],
  [0, minute],
  [minute - 1, minute],
  [minute, 2 * minute],
  [2 * minute - 1, 2 * minute],
  [hour - 1, hour],
  [hour, 2 * hour],
  [day - 1, day],
  [day, 2 * day],
  [7 * day - 1, 7 * day],
  [7 * day, 365 * day],
  [365 * day - 1, 365 * day],
  [365 * day, Infinity],
  [4000 * day, Infinity],
])('the wording for an age of %d ms lasts until %d ms', (age, until) => {
  expect(relativeStep(age).until).toBe(until)
})

it('handles an infinite age', () => {
  expect(relativeStep(-Infinity).kind).toBe('full-date')
  expect(relativeStep(Infinity)).toEqual({ kind: 'full-date', until: Infinity })
})
