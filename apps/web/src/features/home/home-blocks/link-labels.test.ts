// @vitest-environment node
import type { NavItem } from '@shuyuan/api'
import { expect, it } from 'vitest'
import { linkLabels } from './link-labels'
import { sampleBlocks } from './home-blocks.fixture'

const entry = (name: string, url: string, children: NavItem[] = []): NavItem => ({
  id: 1,
  name,
  url,
  opensNewWindow: false,
  activeRoutes: [],
  children,
})

it('labels a course, a menu entry and its child, and nothing else', () => {
  const labelOf = linkLabels({
    blocks: sampleBlocks,
    courseHref: ({ id }) => `/courses/detail/${id}`,
    navs: [entry('全部课程', '/courses', [entry('会员专区', '/vip')])],
  })
  expect(labelOf('/courses/detail/2')).toBe('高中物理力学精讲 2')
  expect(labelOf('/courses')).toBe('全部课程')
  expect(labelOf('/vip')).toBe('会员专区')
  expect(labelOf('/somewhere')).toBeUndefined()
})
