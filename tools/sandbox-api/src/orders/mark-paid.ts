import { creditReward } from '../database/settings'
import { addCredit } from '../members/credit'
import { sendMessage } from '../members/messages'
import type { Sandbox } from '../sandbox'
import { deliverCourse, deliverPlan } from './deliver'
import type { OrderRow } from './order-row'
import { findOrder, orderStatus } from './order-row'

/**
 * Marks an order as paid and delivers it, immediately or through the queue. Paid orders do not
 * change. If the delivery fails, throws and keeps the status, as in production.
 */
export function markPaid(sandbox: Sandbox, order: OrderRow) {
  const { store, clock } = sandbox
  const { delivery_delay: delay } = sandbox.settings
  store.transaction(() => {
    const { changes } = store.run(
      'UPDATE orders SET status = ? WHERE id = ? AND status <> ?',
      orderStatus.paid,
      order.id,
      orderStatus.paid,
    )
    if (changes === 0) return
    if (delay <= 0) return deliver(sandbox, order)
    store.run('INSERT INTO deliveries VALUES (?, ?)', order.id, clock.seconds() + delay)
  })
}

/** Runs the queued deliveries that are due. Failed ones are not repeated. */
export function runDueDeliveries(sandbox: Sandbox) {
  const { store, clock } = sandbox
  const due = store.all<OrderRow>(
    'SELECT orders.* FROM deliveries JOIN orders ON orders.id = order_id WHERE due_at <= ?',
    clock.seconds(),
  )
  for (const order of due) {
    store.run('DELETE FROM deliveries WHERE order_id = ?', order.id)
    try {
      store.transaction(() => deliver(sandbox, order))
    } catch {
      sandbox.print(`订单 ${order.order_no} 无法交付`)
    }
  }
}

/** Runs the queued delivery of an order now, for tests. */
export function deliverNow(sandbox: Sandbox, orderNo: string) {
  const order = findOrder(sandbox, orderNo)
  const { changes } = sandbox.store.run(
    'UPDATE deliveries SET due_at = 0 WHERE order_id = ?',
    order?.id ?? 0,
  )
  if (changes === 0) throw new Error(`No queued delivery for order ${orderNo}`)
  runDueDeliveries(sandbox)
}

/** Sets the status of an order, for tests. */
export function setOrderStatus(sandbox: Sandbox, orderNo: string, status: number) {
  const order = findOrder(sandbox, orderNo)
  if (!order) throw new Error(`No such order: ${orderNo}`)
  if (status === orderStatus.paid) return markPaid(sandbox, order)
  sandbox.store.run('UPDATE orders SET status = ? WHERE id = ?', status, order.id)
}

function deliver(sandbox: Sandbox, { user_id, goods_type, goods_id, charge, order_no }: OrderRow) {
  if (goods_type === 'ROLE') deliverPlan(sandbox, user_id, goods_id, charge)
  else deliverCourse(sandbox, user_id, goods_id, charge)
  sendMessage(sandbox, user_id, `订单${order_no}已支付`)
  const points = Math.floor(Number(creditReward.paid_order) * charge)
  if (points > 0) addCredit(sandbox, user_id, points, `已支付订单送${points}积分`)
}
