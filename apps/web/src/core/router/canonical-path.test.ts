import { expect, it } from 'vitest'
import { trimPath } from './trim-path'

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
])('removes the blanks of %j', (path, trimmed) => {
  expect(trimPath(path)).toBe(trimmed)
})

it.each(['/', '/courses/detail/4', '/courses/', '//courses', '/a%20b', '/%ff', '/100%', '/%2520'])(
  'returns %s unchanged',
  (path) => {
    expect(trimPath(path)).toBe(path)
  },
)

it.each(['//evil.example%20', '/%20/evil.example', '/%20//evil.example', '/%20%5Cevil.example'])(
  'keeps the host for %s',
  (path) => {
    expect(new URL(trimPath(path), 'https://site.example').origin).toBe('https://site.example')
  },
)
