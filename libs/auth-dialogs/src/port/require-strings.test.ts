// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { requireStrings } from './require-strings'

test.each([
  ['{ "token": "" }', 'an object with "token"'],
  ['{ "data": { "token": "t" } }', 'an object with "data"'],
  ['{ "code": 1, "message": "no" }', 'an object with "code", "message"'],
  ['[]', 'an object without keys'],
  ['"t"', 'string'],
  ['null', 'null'],
])('the answer %s is malformed, and the console names its keys once', (json, named) => {
  const logged = vi.spyOn(console, 'error').mockReturnValue(undefined)
  const read = () => requireStrings(JSON.parse(json), 'token')
  expect(read).toThrow(expect.objectContaining({ kind: 'malformed' }))
  expect(read).toThrow()
  expect(logged.mock.calls).toEqual([
    [expect.stringContaining(`an object with the text "token", but resolved to ${named}. `)],
  ])
})
