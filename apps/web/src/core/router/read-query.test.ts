import { expect, it } from 'vitest'
import { readQuery, unreadQuery } from './read-query'
import * as searchSchemas from './search-schemas'

it.each([
  ['?utm_source=letter&ref=1', '', '?utm_source=letter&ref=1'],
  ['?utm_source=letter&page=2&cid=1', '?cid=1&page=2', '?utm_source=letter'],
  ['?keywords=%E4%B8%AD+%E6%96%87&msv=7', '?keywords=%E4%B8%AD+%E6%96%87', '?msv=7'],
  ['?tab=identity&action=bind', '?action=bind&tab=identity', ''],
])('separates the parameters of %s that pages read from others', (query, read, unread) => {
  expect(readQuery(query)).toBe(read)
  expect(unreadQuery(query)).toBe(unread)
})

it('includes the parameters of every page', () => {
  const names = Object.values(searchSchemas).flatMap((schema) =>
    'entries' in schema ? Object.keys(schema.entries) : [],
  )
  expect(names.length).toBeGreaterThan(20)
  for (const name of names) expect(readQuery(`?${name}=1`)).toBe(`?${name}=1`)
})
