import { linkOptions } from '@tanstack/react-router'
import type { RequestedGoods } from '../orders/read-goods'

/** Where goods are ordered. */
export function orderLink({ type, id }: RequestedGoods) {
  return linkOptions({
    to: '/order',
    search: { goods_type: type === 'COURSE' ? 'vod' : 'role', goods_id: String(id) },
  })
}
