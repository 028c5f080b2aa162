import type { MemberCall, Route } from '../auth/route'
import { memberRoute, publicRoute } from '../auth/route'
import { createOrder, findGoods } from '../orders/create-order'
import type { OrderRow } from '../orders/order-row'
import { markPaid } from '../orders/mark-paid'
import { amountDue, findOrder, orderStatus } from '../orders/order-row'
import { createPaySign } from '../orders/pay-sign'
import { canUse, findPromoCode, promoColumns } from '../orders/promo-code'
import { badParameter, notFound, refuse } from '../wire/api-failure'
import { orderListRow } from '../wire/order'
import { pageFull, readPage, selectPage } from '../wire/pages'

/** Promo codes, orders and their status. */
export const orderRoutes: Route[] = [
  publicRoute('GET', '/api/v2/promoCode/:code', ({ c, sandbox }) => {
    const promo = findPromoCode(sandbox, c.req.param('code') ?? '')
    return promo ? promoColumns(promo) : []
  }),

  memberRoute('GET', '/api/v2/promoCode/:code/check', ({ c, sandbox, member }) => {
    const promo = findPromoCode(sandbox, c.req.param('code') ?? '')
    return {
      can_use: Number(promo !== undefined && canUse(sandbox, promo, member.id)),
      promo_code: promo ? promoColumns(promo) : [],
    }
  }),

  memberRoute('POST', '/api/v3/order', submitOrder),

  memberRoute('GET', '/api/v2/order/status', ({ sandbox, input, member }) => {
    const orderNo = input.text('order_id')
    if (orderNo === '') throw badParameter()
    const order = findOrder(sandbox, orderNo)
    if (order?.user_id !== member.id) throw notFound()
    return { status: order.status }
  }),

  memberRoute('GET', '/api/v2/member/orders', ({ sandbox, input, member }) => {
    const request = readPage(input, 10)
    const rows = selectPage<OrderRow>(
      sandbox.store,
      {
        from: 'orders WHERE user_id = ? AND status = ?',
        order: 'created_at DESC, id DESC',
        cells: [member.id, orderStatus.paid],
      },
      request,
    )
    return pageFull(rows, request, 'api/v2/member/orders', (order) => orderListRow(sandbox, order))
  }),
]

function submitOrder({ sandbox, input, member }: MemberCall) {
  const type = input.text('goods_type')
  const goodsId = input.int('goods_id', 0)
  const goods = findGoods(sandbox, type, goodsId)
  if (!['1', 'true'].includes(input.text('agree_protocol'))) throw refuse(goods.consentMessage)
  return sandbox.store.transaction(() => {
    const order = createOrder(sandbox, member, {
      type,
      goodsId,
      goods,
      promoCode: input.text('promo_code'),
    })
    const total = amountDue(order)
    const summary = {
      order_no: order.order_no,
      total,
      discount: order.discount,
      is_paid: total === 0,
    }
    if (total === 0) {
      markPaid(sandbox, order)
      return summary
    }
    const sign = createPaySign(sandbox, order.order_no)
    return { ...summary, pay_url: `${sandbox.publicUrl}/payment/index?sign=${sign}`, sign }
  })
}
