import fc from 'fast-check'
import { expect, it } from 'vitest'
import { hostilePaths, oddPaths } from './hostile-paths.fixture'
import { redirectTargetOf, safeRedirectTarget } from './redirect-target'

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
  expect(safeRedirectTarget(path)).toBe(path)
})

it.each(hostilePaths)('falls back to the home page for %j', (redirect) => {
  expect(safeRedirectTarget(redirect)).toBe('/')
})

it.each(oddPaths)('keeps an unusual but valid path: %j', (redirect) => {
  expect(safeRedirectTarget(redirect)).toBe(redirect)
})

it('uses the current page as redirect target, unless it has one itself', () => {
  const search = { redirect: '/vip#plans' }
  const here = (pathname: string) =>
    redirectTargetOf({ pathname, href: `${pathname}?redirect=%2Fvip%23plans`, search })
  expect(here('/courses')).toBe('/courses?redirect=%2Fvip%23plans')
  for (const detour of ['/login', '/login/', '/LOGIN', '/login/callback', '/bind-mobile']) {
    expect(here(detour)).toBe('/vip#plans')
  }
  expect(
    redirectTargetOf({ pathname: '/login', href: '/login', search: { redirect: '//x' } }),
  ).toBe('/')
  expect(redirectTargetOf({ pathname: '/error', href: '/error?msg=x', search: {} })).toBe('/')
})

it('never leads to another origin, whatever the input', () => {
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
      (redirect) => {
        const path = safeRedirectTarget(redirect)
        expect(new URL(path, 'https://site.example').origin).toBe('https://site.example')
        expect(safeRedirectTarget(path)).toBe(path)
      },
    ),
  )
})
