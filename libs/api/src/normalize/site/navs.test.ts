import { describe, expect, it } from 'vitest'
import { readFriendLinks } from './friend-links'
import { readNavs } from './navs'

describe('readNavs', () => {
  it('reads two levels', () => {
    const child = { id: 2, name: 'VIP', url: '/vip', blank: 0, active_routes: '' }
    const navs = [
      {
        id: 1,
        sort: 0,
        name: '课程',
        url: '/courses',
        active_routes: 'courses, course-detail,',
        platform: 'PC',
        parent_id: 0,
        blank: 1,
        children: [child, 'broken'],
      },
    ]
    expect(readNavs(navs, '')).toEqual([
      {
        id: 1,
        name: '课程',
        url: '/courses',
        opensNewWindow: true,
        activeRoutes: ['courses', 'course-detail'],
        children: [
          {
            id: 2,
            name: 'VIP',
            url: '/vip',
            opensNewWindow: false,
            activeRoutes: [],
            children: [],
          },
        ],
      },
    ])
  })

  it('gives entries with the same id distinct ones', () => {
    const entry = { id: 1, name: '课程', url: '/courses' }
    const navs = readNavs([{ ...entry, children: [entry, { ...entry, id: 2 }] }, entry], '')
    const ids = navs.flatMap(({ id, children }) => [id, ...children.map((child) => child.id)])
    expect(new Set(ids).size).toBe(4)
    expect(ids.slice(0, 1)).toEqual([1])
    expect(ids).toContain(2)
  })

  it('reads an empty navigation', () => {
    expect(readNavs([], '')).toEqual([])
  })

  it('adds the scheme to the URL of another site', () => {
    const [entry] = readNavs([{ id: 1, name: 'x', url: ' www.example.com/x ' }], '')
    expect(entry?.url).toBe('https://www.example.com/x')
  })

  it('removes a URL with an unsafe scheme', () => {
    const [entry] = readNavs([{ id: 1, name: 'x', url: 'javascript:alert(1)' }], '')
    expect(entry?.url).toBe('')
  })
})

describe('readFriendLinks', () => {
  it('skips links with unsafe or empty URLs', () => {
    const links = [
      { id: 1, sort: 0, name: '友站', url: 'https://friend.example' },
      { id: 2, name: '坏', url: 'javascript:alert(1)' },
      { id: 3, name: '空', url: '' },
    ]
    expect(readFriendLinks(links, '')).toEqual([
      { id: 1, name: '友站', url: 'https://friend.example' },
    ])
  })
})
