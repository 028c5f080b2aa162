// @vitest-environment node
import { expect, test } from 'vitest'
import { contrastOf } from './color-math'

test('contrast is 21 for black on white and 1 for equal colors', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrastOf('#3ca7fa', '#3ca7fa')).toBe(1)
})

test('the order of the colors does not matter', () => {
  expect(contrastOf('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
  expect(contrastOf('#ffffff', '#767676')).toBeCloseTo(4.54, 2)
})
