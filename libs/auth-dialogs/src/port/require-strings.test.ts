// @vitest-environment node
import { expect, test } from 'vitest'
import { requireStrings, readScanCode } from './require-strings'

const malformed = expect.objectContaining({ kind: 'malformed' })

/** Parses a response as a backend without type checks may send it. */
const read = (json: string) => JSON.parse(json)

test.each(['{}', 'null', '"text"', '{"key":"","image":"i"}', '{"key":1,"image":"i"}'])(
  'the captcha %s is malformed',
  (json) => {
    expect(() => requireStrings(read(json), 'key', 'image')).toThrow(malformed)
  },
)

test('returns a complete response unchanged', () => {
  const answer = { key: 'k', image: 'i', more: 1 }
  expect(requireStrings(answer, 'key', 'image')).toBe(answer)
})

test('the code of a scan is a string, or null until it is confirmed', () => {
  expect(readScanCode({ code: 'c' })).toBe('c')
  expect(readScanCode({ code: null })).toBeNull()
  for (const json of ['{}', 'null', '{"code":""}', '{"code":1}'])
    expect(() => readScanCode(read(json))).toThrow(malformed)
})
