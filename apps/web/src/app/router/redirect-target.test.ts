import fc from 'fast-check'
import { expect, it } from 'vitest'
import { hostilePaths, oddPaths } from '../../testing/hostile-paths.fixture'
import { returnPath, wantedPage } from './redirect-target'

it.each([
  '/',
  '/courses',
  '/courses?page=2&scene=free',
  '/courses/detail/5?tab=3#top',
  '/search?keywords=C%2B%2B',
  '/member/messages?page=1',
  '/search?keywords=%E4%B9%A6',
  '/?redirect=%25',
])('keeps a path of this site: %s', (path) => {
  expect(returnPath(path)).toBe(path)
})

it.each(hostilePaths)('gives the home page for %j', (wanted) => {
  expect(returnPath(wanted)).toBe('/')
})

it.each(hostilePaths)(
  'gives the home page for %j behind a page that only leads there',
  (wanted) => {
    expect(wantedPage({ pathname: '/login', href: '/login', search: { redirect: wanted } })).toBe(
      '/',
    )
  },
)

it('is put to the test with at least 60 hostile values', () => {
  expect(new Set(hostilePaths).size).toBeGreaterThanOrEqual(60)
})

it.each(oddPaths)('keeps what is only odd: %j', (wanted) => {
  expect(returnPath(wanted)).toBe(wanted)
})

it('takes a page for the wanted one, unless it only leads to another', () => {
  const search = { redirect: '/vip#plans' }
  const here = (pathname: string) =>
    wantedPage({ pathname, href: `${pathname}?redirect=%2Fvip%23plans`, search })
  expect(here('/courses')).toBe('/courses?redirect=%2Fvip%23plans')
  for (const detour of ['/login', '/login/', '/LOGIN', '/login/callback', '/bind-mobile']) {
    expect(here(detour)).toBe('/vip#plans')
  }
  expect(wantedPage({ pathname: '/error', href: '/error?msg=x', search: {} })).toBe('/')
})

it('never leads to another origin, whatever is wanted', () => {
  const pieces = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '@',
    ':',
    '%2f',
    '%5c',
    '\t',
    '\n',
    'evil.example',
    'https:',
    '?',
    '#',
    ' ',
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(pieces).map((parts) => parts.join('')),
        fc.tuple(pieces, fc.domain(), fc.string()).map((parts) => parts.join('')),
        fc.string(),
      ),
      (wanted) => {
        const path = returnPath(wanted)
        expect(new URL(path, 'https://site.example').origin).toBe('https://site.example')
        expect(returnPath(path)).toBe(path)
      },
    ),
  )
})
