import { useRouter, type RegisteredRouter, type ToPathOption } from '@tanstack/react-router'
import * as titles from '../../app/router/titles'

const places: readonly { to: ToPathOption<RegisteredRouter, '/'>; name: string }[] = [
  { to: '/courses', name: titles.allCourses },
  { to: '/courses/detail/$courseId', name: titles.description },
  { to: '/courses/video/$courseId', name: titles.lessonTitle },
  { to: '/study-center', name: titles.studyCenter },
  { to: '/member', name: titles.member },
  { to: '/member/messages', name: titles.messages },
  { to: '/member/orders', name: titles.orders },
  { to: '/member/credit1-free', name: titles.credit },
  { to: '/vip', name: titles.vip },
  { to: '/order', name: titles.order },
  { to: '/order/pay', name: titles.orderPay },
  { to: '/order/success', name: titles.orderSuccess },
]

/** What the page of a redirect target is called; `undefined` for the home page and what has no name. */
export function usePlaceName(target: string): string | undefined {
  const [pathname = ''] = target.split(/[?#]/)
  const [routes] = useRouter().getMatchedRoutes(pathname)
  const to: unknown = routes.at(-1)?.to
  return places.find((place) => place.to === to)?.name
}
