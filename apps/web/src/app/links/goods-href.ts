import type { RequestedGoods } from '../orders/read-goods'
import { courseLink } from './course-link'
import type { BuildHref } from './use-href'

/** Where goods are shown; back from an order and after it. */
export function goodsHref({ type, id }: RequestedGoods, href: BuildHref): string {
  return type === 'COURSE' ? href(courseLink(id)) : href({ to: '/vip' })
}
