// @vitest-environment node
import { expect, test } from 'vitest'
import { maskMobile } from './mask-mobile'

test.each([
  ['13800000001', '138****0001'],
  ['+8613800000001', '+86****0001'],
  ['91234567', '9****67'],
  ['123456', '****'],
  ['', '****'],
])('masks %j as %j', (mobile, masked) => {
  expect(maskMobile(mobile)).toBe(masked)
})
