import { minValue, pipe } from 'valibot'
import { failure } from '../../error/failure'
import type { CreatedOrder, Order, OrderStatus, PromoCheck } from '../../models/order'
import { toHref, toImage } from '../../wire/urls'
import {
  flag,
  instant,
  integer,
  number,
  numberOrZero,
  price,
  filledText,
  textOrEmpty,
  textOrNull,
} from '../../wire/scalars'
import { pageReader } from '../../wire/page-reader'
import { reader } from '../../wire/reader'
import { orNull, record } from '../../wire/record'
import { innerRows } from '../../wire/rows'

const goods = record({
  goods_id: integer,
  goods_type: textOrEmpty,
  goods_name: textOrEmpty,
  goods_thumb: textOrNull,
  // `goods_charge` is always 0.
  charge: price,
  num: numberOrZero,
})

const order = record({
  id: integer,
  order_id: filledText,
  charge: price,
  status_text: textOrEmpty,
  refund_amount: numberOrZero,
  created_at: instant,
  goods: innerRows(goods),
})

export const readOrders = pageReader(order, (wire, assetBase): Order => ({
  id: wire.id,
  orderNo: wire.order_id,
  price: wire.charge,
  statusText: wire.status_text,
  refundAmount: wire.refund_amount,
  createdAt: wire.created_at,
  goods: wire.goods.map((item) => ({
    id: item.goods_id,
    type: item.goods_type,
    name: item.goods_name,
    cover: toImage(item.goods_thumb, assetBase),
    price: item.charge,
    count: Math.max(1, item.num),
  })),
}))

const created = record({
  order_no: filledText,
  total: pipe(number, minValue(0)),
  discount: numberOrZero,
  is_paid: flag,
  pay_url: textOrNull,
})

export const readCreatedOrder = reader(created, (wire): CreatedOrder => {
  const payUrl = wire.is_paid ? null : toHref(wire.pay_url)
  if (!wire.is_paid && !/^https?:\/\/[^/]/i.test(payUrl ?? ''))
    throw failure('malformed', { cause: 'The pending order has no payment URL' })
  return {
    orderNo: wire.order_no,
    total: wire.total,
    discount: wire.discount,
    isPaid: wire.is_paid,
    payUrl,
  }
})

const statusByNumber: Readonly<Record<number, OrderStatus>> = {
  1: 'waiting',
  5: 'waiting',
  7: 'canceled',
  9: 'paid',
}

export const readOrderStatus = reader(record({ status: integer }), ({ status }) => {
  const known = statusByNumber[status]
  if (!known) throw failure('malformed', { cause: { status } })
  return known
})

/** Reads the result of a promo code check; `[]` means an unknown code. */
export const readPromoCheck = reader(
  record({
    can_use: flag,
    promo_code: orNull(record({ invited_user_reward: numberOrZero, expired_at: instant })),
  }),
  ({ can_use, promo_code }): PromoCheck => ({
    isUsable: can_use,
    discount: can_use ? Math.max(0, promo_code?.invited_user_reward ?? 0) : 0,
    isKnown: promo_code !== null,
    expiresAt: promo_code?.expired_at ?? null,
  }),
)
