// @vitest-environment node
import { expect, test } from 'vitest'
import { formatYuan } from './format-yuan'

test.each([
  [0, '¥0'],
  [99, '¥99'],
  [99.5, '¥99.50'],
  [0.01, '¥0.01'],
  [1299, '¥1,299'],
  [0.1 + 0.2, '¥0.30'],
])('formats %d yuan as %s', (yuan, text) => {
  expect(formatYuan(yuan)).toBe(text)
})

test.each([null, undefined, NaN])('formats %s as an empty string', (value) => {
  expect(formatYuan(value)).toBe('')
})
