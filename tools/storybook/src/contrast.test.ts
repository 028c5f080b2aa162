import { expect, test } from 'vitest'
import { contrast } from './contrast'

test('black on white has the most contrast, a color on itself none', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#3ca7fa', '#3ca7fa')).toBe(1)
})

test('the order of the colors does not matter', () => {
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
  expect(contrast('#ffffff', '#767676')).toBeCloseTo(4.54, 2)
})
