// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatNumber } from './format-number'

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [12_800, '12,800'],
  [-1_234_567, '-1,234,567'],
])('%d', (count, text) => {
  expect(formatNumber(count)).toBe(text)
})

test('writes every whole number as Intl does', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (count) => {
      expect(formatNumber(count)).toBe(count.toLocaleString('zh-CN'))
    }),
  )
})

test.each([null, undefined, NaN])('%s is nothing', (value) => {
  expect(formatNumber(value)).toBe('')
})
