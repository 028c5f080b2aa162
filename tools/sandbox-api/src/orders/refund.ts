import { sendMessage } from '../members/messages'
import type { Sandbox } from '../sandbox'
import type { OrderRow } from './order-row'
import { amountDue, findOrder, orderStatus } from './order-row'

/** Returns the total refund of an order in cents. */
export function refundedCents({ store }: Sandbox, { id }: OrderRow): number {
  const row = store.one<{ cents: number }>(
    'SELECT coalesce(sum(cents), 0) AS cents FROM refunds WHERE order_id = ?',
    id,
  )
  return row?.cents ?? 0
}

/**
 * Refunds a paid order partly, or fully if `yuan` is null. Throws if the total would exceed the
 * payment. Returns the total refund in yuan.
 */
export function refundOrder(sandbox: Sandbox, orderNo: string, yuan: number | null): number {
  const order = findOrder(sandbox, orderNo)
  if (order?.status !== orderStatus.paid) throw new Error(`No such paid order: ${orderNo}`)
  const left = amountDue(order) * 100 - refundedCents(sandbox, order)
  const cents = yuan === null ? left : Math.round(yuan * 100)
  if (!(cents > 0 && cents <= left)) throw new Error(`At most ${left / 100} can be refunded`)
  sandbox.store.run(
    'INSERT INTO refunds (order_id, cents, created_at) VALUES (?, ?, ?)',
    order.id,
    cents,
    sandbox.clock.seconds(),
  )
  sendMessage(sandbox, order.user_id, `订单${order.order_no}已成功退款${cents / 100}元`)
  return refundedCents(sandbox, order) / 100
}
