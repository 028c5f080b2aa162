import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseSearch, stringifySearch } from './search-params'

it('keeps values as text', () => {
  expect(parseSearch('?keywords=007&page=2&flag=true')).toEqual({
    keywords: '007',
    page: '2',
    flag: 'true',
  })
})

it('omits unset values', () => {
  expect(stringifySearch({ page: undefined, tab: '', scene: 'free' })).toBe('?scene=free')
  expect(stringifySearch({})).toBe('')
})

it.each(['?redirect=%', '?redirect=%25', '?%%%', '?=&=&'])('survives %s', (search) => {
  expect(() => parseSearch(search)).not.toThrow()
})

it('parses any text that it has serialized', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (keywords) => {
      expect(parseSearch(stringifySearch({ keywords }))).toEqual({ keywords })
    }),
  )
})
