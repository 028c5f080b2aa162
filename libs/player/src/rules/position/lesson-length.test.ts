// @vitest-environment node
import { expect, test } from 'vitest'
import { hasEnded, lessonLength } from './lesson-length'

test.each([
  [90.5, 68, 90.5],
  [Infinity, 68, 68],
  [Infinity, undefined, NaN],
  [Infinity, 0, NaN],
  [NaN, 68, NaN],
])('a duration of %d and a stated %s s are %d', (duration, stated, expected) => {
  expect(lessonLength(duration, stated)).toBe(expected)
})

test.each([
  [Infinity, 68, 68, true],
  [Infinity, 67.9, 68, false],
  [Infinity, 68, undefined, false],
  [90, 68, 68, false],
])('of %d s, at %d s with %s s stated, it has ended: %j', (duration, currentTime, stated, is) => {
  expect(hasEnded({ ended: false, duration, currentTime }, stated)).toBe(is)
})
