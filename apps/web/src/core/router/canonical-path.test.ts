import { expect, it } from 'vitest'
import { canonicalPath } from './canonical-path'

it.each([
  ['/courses/detail/4%20', '/courses/detail/4'],
  ['/courses/detail/4%20/', '/courses/detail/4'],
  ['/courses/detail/4 ', '/courses/detail/4'],
  ['/courses%20%20', '/courses'],
  ['/%20courses', '/courses'],
  ['/courses%20/detail/%204', '/courses/detail/4'],
  ['/%20', '/'],
  ['/%20/', '/'],
  ['/vip%09', '/vip'],
  ['/vip%0A', '/vip'],
  ['/vip%C2%A0', '/vip'],
  ['/vip%E3%80%80', '/vip'],
  ['/vip\u3000', '/vip'],
  ['/vip%E2%80%8B', '/vip'],
  ['/vip%E2%80%8E', '/vip'],
  ['/vip%EF%BB%BF', '/vip'],
  ['/%E4%B8%AD%E6%96%87%20', '/%E4%B8%AD%E6%96%87'],
  ['/courses/detail/01', '/courses/detail/1'],
  ['/courses/detail/%3001', '/courses/detail/1'],
  ['/courses/video/0012%20', '/courses/video/12'],
  ['/courses/detail/00', '/courses/detail/0'],
])('removes blanks and leading zeros of %j', (path, trimmed) => {
  expect(canonicalPath(path)).toBe(trimmed)
})

it.each([
  '/',
  '/courses/detail/4',
  '/courses/',
  '//courses',
  '/courses/detail/0',
  '/courses/detail/10',
  '/0x1',
  '/a%20b',
  '/%ff',
  '/100%',
  '/%2520',
])('returns %s unchanged', (path) => {
  expect(canonicalPath(path)).toBe(path)
})

it.each(['//evil.example%20', '/%20/evil.example', '/%20//evil.example', '/%20%5Cevil.example'])(
  'keeps the host for %s',
  (path) => {
    expect(new URL(canonicalPath(path), 'https://site.example').origin).toBe('https://site.example')
  },
)
