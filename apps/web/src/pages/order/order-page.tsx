import { getRouteApi } from '@tanstack/react-router'
import * as messages from '../../page-messages'
import { PageBody } from '../frames/page-body'
import { CourseOrder } from './course-order'
import { UnknownGoods } from './unknown-goods'
import { VipOrder } from './vip-order'

const route = getRouteApi('/_main/_signed-in/order/')

/** Confirms an order; the address only says what is bought, everything else the server tells. */
export function OrderPage() {
  const { goods_type: type, goods_id: id } = route.useSearch()
  const isKnown = type !== undefined && id !== undefined
  return (
    <PageBody title={messages.order}>
      {isKnown && type === 'vod' && <CourseOrder courseId={id} />}
      {isKnown && type === 'role' && <VipOrder planId={id} />}
      {!isKnown && <UnknownGoods />}
    </PageBody>
  )
}
