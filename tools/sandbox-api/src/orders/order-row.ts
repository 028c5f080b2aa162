import type { Sandbox } from '../sandbox'

export const orderStatus = { inPayment: 5, canceled: 7, paid: 9 } as const

export interface OrderRow {
  id: number
  order_no: string
  user_id: number
  /** Price before the discount. */
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

/** In whole yuan. */
export function amountDue({ charge, discount }: OrderRow): number {
  return Math.max(0, charge - discount)
}
