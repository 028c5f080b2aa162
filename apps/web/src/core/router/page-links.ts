import { linkOptions } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { RequestedGoods } from './read-goods'
import { useHref, type BuildHref } from './use-href'

/** Link to a course. The values of `tab` are those of `courseSearch`. */
export function courseLink(id: number, tab?: '2' | '3' | '4' | '5') {
  return linkOptions({
    to: '/courses/detail/$courseId',
    params: { courseId: String(id) },
    search: { tab },
  })
}

/** Tabs of a lesson that have a URL; the first tab has none. */
export type LessonTab = 'transcript' | 'notes' | 'comments' | 'attachments'

/**
 * Link to a lesson. Its path parameter is named `courseId`, but holds the lesson's ID.
 *
 * @param t second at which the lesson starts
 */
export function lessonLink(id: number, tab?: LessonTab, t?: number) {
  return linkOptions({
    to: '/courses/video/$courseId',
    params: { courseId: String(id) },
    search: { tab, t },
  })
}

/** Returns a stable function that builds lesson hrefs, so that memoized outline rows do not rerender. */
export function useLessonHref(): (lesson: { id: number }) => string {
  const href = useHref()
  return useCallback(({ id }) => href(lessonLink(id)), [href])
}

/** Link to the order page. */
export function orderLink({ type, id }: RequestedGoods) {
  return linkOptions({
    to: '/order',
    search: { goods_type: type === 'COURSE' ? 'vod' : 'role', goods_id: String(id) },
  })
}

/** URL of the page that presents the goods. */
export function goodsHref({ type, id }: RequestedGoods, href: BuildHref): string {
  return type === 'COURSE' ? href(courseLink(id)) : href({ to: '/vip' })
}

/** Value of the search parameter `page`, which the first page omits. */
export function pageParam(page: number): number | undefined {
  return page > 1 ? page : undefined
}
