// @vitest-environment node
import { expect, test } from 'vitest'
import { resumePosition } from './resume-position'

test.each([
  [undefined, 100, undefined, 0],
  [0, 100, undefined, 0],
  [-3, 100, undefined, 0],
  [NaN, 100, undefined, 0],
  [40, 100, undefined, 40],
  [95, 100, undefined, 95],
  [95.1, 100, undefined, 0],
  [200, 100, undefined, 0],
  [40, NaN, undefined, 40],
  [40, Infinity, undefined, 40],
  [40, 100, 60, 40],
  [58, 100, 60, 0],
])('position %s of %s s, trial of %s: starts at %s', (startAt, duration, stopAt, expected) => {
  expect(resumePosition({ startAt, duration, stopAt })).toBe(expected)
})
