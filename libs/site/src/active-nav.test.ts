import type { NavItem } from '@shuyuan/api'
import { describe, expect, it } from 'vitest'
import { activeNavPath, isActiveNav } from './active-nav'

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
    ['/courses', '/courses-and-more', false],
    ['/courses/detail/12', '/courses', false],
    ['/courses', '/courses?scene=free', true],
    ['/courses?scene=free', '/courses?scene=free', true],
    ['/courses?scene=free', '/courses?page=2&scene=free', true],
    ['/courses?scene=free', '/courses', false],
    ['/courses?scene=free', '/courses?scene=sub', false],
    ['/courses?scene=free&cid=1', '/courses?scene=free', false],
    ['/courses?scene=free#top', '/courses?scene=sub', false],
    ['/?page=2', '/', false],
    ['/courses#top', '/courses', true],
    ['https://example.com/courses', '/courses', false],
    ['//example.com/courses', '/courses', false],
    ['courses', '/courses', false],
    ['', '/', false],
  ])('for an entry to %s on %s is %o', (url, page, active) => {
    expect(isActiveNav(item(url), page)).toBe(active)
  })

  it('includes other paths of the entry', () => {
    const study = item('https://example.com', { activeRoutes: ['/study-center', 'role.index'] })
    expect(isActiveNav(study, '/study-center')).toBe(true)
    expect(isActiveNav(study, '/vip')).toBe(false)
  })

  it('includes child entries', () => {
    const more = item('https://example.com', { children: [item('/vip'), item('/announcement')] })
    expect(isActiveNav(more, '/announcement')).toBe(true)
    expect(isActiveNav(more, '/courses')).toBe(false)
  })
})

describe('activeNavPath', () => {
  const home = item('/')
  const web = item('/courses?cid=1')
  const data = item('/courses?cid=2')
  const courses = item('/courses', { children: [web, data] })
  const free = item('/courses/free')
  const today = item('/courses/free/today')
  const news = item('/announcement')
  const more = item('', { children: [today, news] })

  it.each([
    ['/', [home.id]],
    ['/courses', [courses.id]],
    ['/courses?scene=free', [courses.id]],
    ['/courses?cid=2&page=3', [courses.id, data.id]],
    ['/courses/detail/1', [courses.id]],
    ['/courses/free', [free.id]],
    ['/courses/free/today', [more.id, today.id]],
    ['/announcement?id=1', [more.id, news.id]],
    ['/vip', []],
  ])('on %s chooses the most specific entry', (page, trail) => {
    expect(activeNavPath([home, courses, free, more], page)).toEqual(trail)
  })

  it('prefers the first of equal entries, and a child over its parent', () => {
    const all = item('/courses')
    const parent = item('/courses', { children: [all] })
    expect(activeNavPath([parent, item('/courses')], '/courses')).toEqual([parent.id, all.id])
    expect(activeNavPath([], '/courses')).toEqual([])
  })
})
