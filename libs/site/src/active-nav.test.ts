import type { NavItem } from '@shuyuan/api'
import { describe, expect, it } from 'vitest'
import { activeNavId, isActiveNav } from './active-nav'

let nextId = 1
const item = (url: string, more: Partial<NavItem> = {}): NavItem => ({
  id: nextId++,
  name: url,
  url,
  opensNewWindow: false,
  activeRoutes: [],
  children: [],
  ...more,
})

describe('isActiveNav', () => {
  it.each([
    ['/', '/', true],
    ['/', '/courses', false],
    ['/courses', '/courses', true],
    ['/courses', '/courses/', true],
    ['/courses/', '/courses', true],
    ['/courses', '/courses/detail/12', true],
    ['/courses', '/coursesandmore', false],
    ['/courses/detail/12', '/courses', false],
    ['/courses?scene=free', '/courses', true],
    ['/courses#top', '/courses', true],
    ['https://example.com/courses', '/courses', false],
    ['//example.com/courses', '/courses', false],
    ['courses', '/courses', false],
    ['', '/', false],
  ])('of an entry to %s on %s is %o', (url, pathname, active) => {
    expect(isActiveNav(item(url), pathname)).toBe(active)
  })

  it('counts further paths of the entry', () => {
    const study = item('https://example.com', { activeRoutes: ['/study-center', 'role.index'] })
    expect(isActiveNav(study, '/study-center')).toBe(true)
    expect(isActiveNav(study, '/vip')).toBe(false)
  })

  it('counts the entries below it', () => {
    const more = item('https://example.com', { children: [item('/vip'), item('/announcement')] })
    expect(isActiveNav(more, '/announcement')).toBe(true)
    expect(isActiveNav(more, '/courses')).toBe(false)
  })
})

describe('activeNavId', () => {
  const home = item('/')
  const courses = item('/courses')
  const free = item('/courses/free')
  const more = item('/more', { children: [item('/courses/free/today')] })

  it.each([
    ['/', home.id],
    ['/courses', courses.id],
    ['/courses/detail/1', courses.id],
    ['/courses/free', free.id],
    ['/courses/free/today', more.id],
    ['/vip', null],
  ])('on %s is the entry that names most of the path', (pathname, id) => {
    expect(activeNavId([home, courses, free, more], pathname)).toBe(id)
  })

  it('is the first of equals', () => {
    const again = item('/courses')
    expect(activeNavId([courses, again], '/courses')).toBe(courses.id)
    expect(activeNavId([], '/courses')).toBeNull()
  })
})
