// @vitest-environment node
import { expect, it } from 'vitest'
import { startsAtTop } from './link-navigation'

it.each([
  ['another path', '/courses', '/vip', true],
  ['another page of a list', '/courses?page=2', '/courses?page=3', true],
  ['the first page of a list', '/courses?page=2', '/courses', true],
  ['a filter', '/courses', '/courses?scene=free', false],
  ['a tab', '/courses/detail/4?tab=3', '/courses/detail/4', false],
  ['a jump on the page', '/courses?page=2', '/courses?page=2#main', false],
])('%s: from %s to %s', (_, here, target, isTop) => {
  const site = 'https://site.example'
  expect(startsAtTop(new URL(target, site), new URL(here, site))).toBe(isTop)
})
