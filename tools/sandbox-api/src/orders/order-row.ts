import { addCredit } from '../members/credit'
import { sendMessage } from '../members/messages'
import type { Sandbox } from '../sandbox'
import { deliverCourse, deliverPlan } from './deliver'

export const orderStatus = { inPayment: 5, cancelled: 7, paid: 9 } as const

/** A row of `orders`. */
export interface OrderRow {
  id: number
  order_no: string
  user_id: number
  /** Before the discount. */
  charge: number
  discount: number
  status: number
  payment_method: string
  promo_code_id: number
  goods_type: string
  goods_id: number
  goods_name: string
  goods_thumb: string
  created_at: number
}

export function findOrder({ store }: Sandbox, orderNo: string): OrderRow | undefined {
  return store.one<OrderRow>('SELECT * FROM orders WHERE order_no = ?', orderNo)
}

export function amountDue({ charge, discount }: OrderRow): number {
  return Math.max(0, charge - discount)
}

/** Marks an order as paid and does all that follows: delivery, message, points. A paid one stays as it is. */
export function markPaid(sandbox: Sandbox, order: OrderRow) {
  const { store } = sandbox
  const { changes } = store.run(
    'UPDATE orders SET status = ? WHERE id = ? AND status <> ?',
    orderStatus.paid,
    order.id,
    orderStatus.paid,
  )
  if (changes === 0) return
  const paid = amountDue(order)
  if (order.goods_type === 'ROLE') deliverPlan(sandbox, order.user_id, order.goods_id, paid)
  else deliverCourse(sandbox, order.user_id, order.goods_id, paid)
  sendMessage(sandbox, order.user_id, `订单${order.order_no}已支付`)
  const points = Math.floor(Number(sandbox.settings().credit1_reward.paid_order) * paid)
  if (points > 0) addCredit(sandbox, order.user_id, points, `已支付订单送${points}积分`)
}

/** Moves an order by hand, as tests do. */
export function setOrderStatus(sandbox: Sandbox, orderNo: string, status: number) {
  const order = findOrder(sandbox, orderNo)
  if (!order) throw new Error(`No such order: ${orderNo}`)
  if (status === orderStatus.paid) return markPaid(sandbox, order)
  if (status !== orderStatus.inPayment && status !== orderStatus.cancelled) {
    throw new Error('The status of an order is 5, 7 or 9')
  }
  sandbox.store.run('UPDATE orders SET status = ? WHERE id = ?', status, order.id)
}
