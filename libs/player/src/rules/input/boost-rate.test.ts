// @vitest-environment node
import { expect, test } from 'vitest'
import { boostRate } from './boost-rate'

test.each([
  ['a held video plays at 2', 1, 0, 2],
  ['a video that plays at 2 is faster', 2, 0, 3],
  ['a short slide changes nothing', 1, 39, 2],
  ['a slide to the right is faster', 1, 85, 2.5],
  ['3 is the limit', 1, 900, 3],
  ['a slide to the left is slower, but not below 2', 2.5, -900, 2],
])('%s', (_, normal, distance, rate) => {
  expect(boostRate(normal, distance)).toBe(rate)
})
