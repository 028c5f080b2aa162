import { linkOptions } from '@tanstack/react-router'
import type { RequestedGoods } from '../orders/read-goods'
import type { BuildHref } from './use-href'

/** Where a course is shown; `tab` as in `courseSearch`. */
export function courseLink(id: number, tab?: '2' | '3' | '4' | '5') {
  return linkOptions({
    to: '/courses/detail/$courseId',
    params: { courseId: String(id) },
    search: { tab },
  })
}

/** What is shown below a lesson in place of the first tab. */
export type LessonTab = 'comments' | 'attachments'

/** Where a lesson is shown: the parameter is called `courseId`, but holds the id of the lesson. */
export function lessonLink(id: number, tab?: LessonTab) {
  return linkOptions({
    to: '/courses/video/$courseId',
    params: { courseId: String(id) },
    search: { tab },
  })
}

/** Where goods are ordered. */
export function orderLink({ type, id }: RequestedGoods) {
  return linkOptions({
    to: '/order',
    search: { goods_type: type === 'COURSE' ? 'vod' : 'role', goods_id: String(id) },
  })
}

/** Where goods are shown; back from an order and after it. */
export function goodsHref({ type, id }: RequestedGoods, href: BuildHref): string {
  return type === 'COURSE' ? href(courseLink(id)) : href({ to: '/vip' })
}

/** The search parameter `page` of a list: the first page needs none. */
export function pageParam(page: number): number | undefined {
  return page > 1 ? page : undefined
}
