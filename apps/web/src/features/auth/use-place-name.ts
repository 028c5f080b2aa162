import { useRouter } from '@tanstack/react-router'
import type { FileRoutesByTo } from '../../app/router/route-tree.gen'
import * as titles from '../../app/router/titles'

const names: Partial<Record<string, string>> = {
  '/courses': titles.allCourses,
  '/courses/detail/$courseId': titles.description,
  '/courses/video/$courseId': titles.lessonTitle,
  '/study-center': titles.studyCenter,
  '/member': titles.member,
  '/member/messages': titles.messages,
  '/member/orders': titles.orders,
  '/member/credit1-free': titles.credit,
  '/vip': titles.vip,
  '/order': titles.order,
  '/order/pay': titles.orderPay,
  '/order/success': titles.orderSuccess,
} satisfies Partial<Record<keyof FileRoutesByTo, string>>

/** What the page of a redirect target is called; `undefined` for the home page and what has no name. */
export function usePlaceName(target: string): string | undefined {
  const [pathname = ''] = target.split(/[?#]/)
  const [routes] = useRouter().getMatchedRoutes(pathname)
  return names[routes.at(-1)?.to ?? '']
}
