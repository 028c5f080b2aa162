// @vitest-environment node
import { expect, test } from 'vitest'
import { extractSmsCode } from './extract-sms-code'

test.each([
  ['012345', '012345'],
  [' 012 345 ', '012345'],
  ['012-345', '012345'],
  ['【书院】验证码 012345，5 分钟内有效', '012345'],
  ['您的验证码是：4821', '4821'],
  ['尾号 13800000001 的用户，验证码 4821', '4821'],
  ['20260101 订单，验证码 012345', '012345'],
  ['１２３４５６', '123456'],
  ['【书院】验证码１２３４５６。', '123456'],
  ['012345\u200b', '012345'],
  ['\ufeff012\u2060345', '012345'],
  ['12a', '12'],
  ['abc', ''],
  ['', ''],
])('%j gives %j', (text, digits) => {
  expect(extractSmsCode(text)).toBe(digits)
})
