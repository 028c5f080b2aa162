// @vitest-environment node
import { expect, test } from 'vitest'
import { isBlank, normalizeCode, normalizeKeywords } from './typed-text'

// cspell:ignore ＷＥＬＣＯＭＥ ｐｙｔｈｏｎ
test.each([
  'WELCOME20\u200b',
  'ＷＥＬＣＯＭＥ２０',
  '\u202dWELCOME20\u202c',
  'WEL\u00adCOME20',
  'WELCOME20\ufe0f',
  ' WELCOME 20\u3000',
])('the code %j is WELCOME20', (code) => {
  expect(normalizeCode(code)).toBe('WELCOME20')
})

test.each([
  ['函数\u200b', '函数'],
  ['ｐｙｔｈｏｎ　函数', 'python 函数'],
  ['\u202dC++\u202c ', 'C++'],
  ['👩\u200d🏫', '👩\u200d🏫'],
  ['\u2060\ufeff', ''],
])('the keywords %j are %j', (typed, keywords) => {
  expect(normalizeKeywords(typed)).toBe(keywords)
})

test.each([
  '',
  ' \n\u3000',
  '\u0000',
  '\u00ad',
  '\u115f\u1160',
  '\u200b\u200b',
  '\u2060',
  '\u2800',
  '\u3164',
  '\ufe0f',
  '\uffa0',
])('%j is blank', (text) => {
  expect(isBlank(text)).toBe(true)
})

test.each(['.', '好\u200b', '👍', '0'])('%j is not blank', (text) => {
  expect(isBlank(text)).toBe(false)
})
