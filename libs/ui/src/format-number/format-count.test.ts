// @vitest-environment node
import { expect, test } from 'vitest'
import { formatCount } from './format-count'

test.each([
  [0, '0'],
  [9999, '9,999'],
  [10_000, '1 万'],
  [10_999, '1 万'],
  [15_230, '1.5 万'],
  [99_999, '9.9 万'],
  [1_234_567, '123.4 万'],
  [56_780_000, '5678 万'],
])('%d is read as %s', (count, text) => {
  expect(formatCount(count)).toBe(text)
})

test.each([null, undefined, NaN])('%s is nothing', (value) => {
  expect(formatCount(value)).toBe('')
})
