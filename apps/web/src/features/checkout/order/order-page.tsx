import { getRouteApi } from '@tanstack/react-router'
import * as messages from '../messages'
import { PageBody } from '../../../core/page/page-body'
import { CourseOrder } from './course-order'
import { readGoods } from '../../../core/router/read-goods'
import { NothingToOrder } from './nothing-to-order'
import { VipOrder } from './vip-order'

const route = getRouteApi('/_main/_signed-in/order/')

/** Order page. The URL contains only the goods. Everything else comes from the server. */
export function OrderPage() {
  const { goods_type: type, goods_id: id } = route.useSearch()
  const goods = readGoods(type, id)
  return <PageBody title={messages.order}>{content()}</PageBody>

  function content() {
    if (goods === null) return <NothingToOrder reason="unknown" />
    return goods.type === 'COURSE' ? (
      <CourseOrder key={goods.id} courseId={goods.id} />
    ) : (
      <VipOrder key={goods.id} planId={goods.id} />
    )
  }
}
