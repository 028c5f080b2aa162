import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { RegisteredRouter } from '@tanstack/react-router'
import { renderInSite } from '../../testing/render-in-site.fixture'
import { courseLink, goodsHref, lessonLink, orderLink, pageParam } from './page-links'
import { useHref, type BuildHref } from './use-href'

it.each<[string, (href: BuildHref) => string]>([
  ['/', (href) => href({ to: '/' })],
  ['/courses', (href) => href({ to: '/courses', search: { page: pageParam(1) } })],
  ['/courses?cid=3&page=2', (href) => href({ to: '/courses', search: { cid: 3, page: 2 } })],
  ['/search?keywords=C%2B%2B', (href) => href({ to: '/search', search: { keywords: 'C++' } })],
  ['/search?keywords=%E7%AE%97', (href) => href({ to: '/search', search: { keywords: '算' } })],
  ['/courses/detail/4', (href) => href(courseLink(4))],
  ['/courses/detail/4?tab=3', (href) => href(courseLink(4, '3'))],
  ['/courses/video/401?tab=attachments', (href) => href(lessonLink(401, 'attachments'))],
  ['/order?goods_type=vod&goods_id=4', (href) => href(orderLink({ type: 'COURSE', id: 4 }))],
  ['/order?goods_type=role&goods_id=3', (href) => href(orderLink({ type: 'ROLE', id: 3 }))],
  ['/courses/detail/4', (href) => goodsHref({ type: 'COURSE', id: 4 }, href)],
  ['/vip', (href) => goodsHref({ type: 'ROLE', id: 3 }, href)],
])('builds %s', async (expected, build) => {
  const Shown = () => <p>{build(useHref())}</p>
  renderInSite(<Shown />)
  expect(await screen.findByText(expected)).toBeDefined()
})

/** Never called. The type check fails if one of these lines compiles. */
export function refusedByTypes(href: BuildHref, { navigate }: RegisteredRouter) {
  // @ts-expect-error -- no route has this path
  href({ to: '/course' })
  // @ts-expect-error -- the route has no such search parameter
  href({ to: '/courses', search: { pages: 2 } })
  // @ts-expect-error -- the search parameter is a number
  href({ to: '/courses', search: { page: '2' } })
  // @ts-expect-error -- the search parameter has a fixed set of values
  href({ to: '/courses', search: { scene: 'cheap' } })
  // @ts-expect-error -- the parameter of the path is missing
  href({ to: '/courses/detail/$courseId' })
  // @ts-expect-error -- the parameter of the path has another name
  href({ to: '/courses/detail/$courseId', params: { id: '4' } })
  // @ts-expect-error -- a written path carries parameters that nothing checks
  href({ to: '/courses/detail/4' })
  // @ts-expect-error -- the same holds for navigation
  void navigate({ to: '/courses', search: { pages: 2 } })
}
