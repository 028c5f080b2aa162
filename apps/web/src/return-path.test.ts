import fc from 'fast-check'
import { expect, it } from 'vitest'
import { returnPath } from './return-path'

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

const hostile = [
  undefined,
  '',
  ' ',
  'courses',
  'https://evil.example',
  'http://evil.example/login',
  'HTTPS://evil.example',
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/%2fevil.example\u0000',
  '/\u0000/evil.example',
  '/\u007f/evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://evil.example/1',
  'file:///etc/passwd',
  'mailto:a@evil.example',
  'ftp://evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'user@evil.example',
  '@evil.example',
  'https://user:pass@evil.example',
  './/evil.example',
  '../evil.example',
  '?redirect=//evil.example',
  '#//evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/%2fevil.example',
  '/%2Fevil.example',
  '/%',
  '/%zz',
  '/%E4%B9',
  '/courses/%',
  '%2F%2Fevil.example',
  '%2525',
  '/login',
  '/login/',
  '/login?redirect=/login',
  '/login/callback',
  '/login/callback?redirect=/',
  '/bind-mobile',
  '/face-check/',
  '/face-check?redirect=%2F',
]

it.each(hostile)('gives the home page for %j', (wanted) => {
  expect(returnPath(wanted)).toBe('/')
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
        fc.webUrl(),
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
