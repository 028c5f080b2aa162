// @vitest-environment node
import type { NavItem } from '@shuyuan/api'
import { expect, it } from 'vitest'
import { goalNames } from './goal-names'
import { sampleBlocks } from './home-blocks.fixture'

const entry = (name: string, url: string, children: NavItem[] = []): NavItem => ({
  id: 1,
  name,
  url,
  opensNewWindow: false,
  activeRoutes: [],
  children,
})

it('names a course, an entry of the menu and one below it, and nothing else', () => {
  const nameOf = goalNames({
    blocks: sampleBlocks,
    courseHref: ({ id }) => `/courses/detail/${id}`,
    navs: [entry('全部课程', '/courses', [entry('会员专区', '/vip')])],
  })
  expect(nameOf('/courses/detail/2')).toBe('高中物理力学精讲 2')
  expect(nameOf('/courses')).toBe('全部课程')
  expect(nameOf('/vip')).toBe('会员专区')
  expect(nameOf('/somewhere')).toBeUndefined()
})
