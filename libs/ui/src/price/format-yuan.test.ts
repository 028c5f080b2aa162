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
])('%d yuan', (yuan, text) => {
  expect(formatYuan(yuan)).toBe(text)
})

test.each([null, undefined, NaN])('%s is nothing', (value) => {
  expect(formatYuan(value)).toBe('')
})
