import type { Instant } from './instant'

/** A VIP plan. */
export interface VipPlan {
  id: number
  name: string
  /** Whole yuan. */
  price: number
  days: number
  /** Selling points, one line each. */
  features: string[]
}

/** A VIP plan that the learner has bought. */
export interface VipPurchase {
  id: number
  /** `null` when the plan was deleted since. */
  plan: { id: number; name: string } | null
  startedAt: Instant | null
  expiresAt: Instant | null
}

/** What can be ordered. */
export type GoodsType = 'COURSE' | 'ROLE'

/** The server's answer about a promo code. */
export interface PromoCheck {
  isUsable: boolean
  /** Whole yuan off, 0 when unusable. */
  discount: number
  /** Whether there is such a code; why a known one is unusable the server does not say. */
  isKnown: boolean
  /** When a known code ends or ended; `null` when it never does. */
  expiresAt: Instant | null
}

/** A created order. Amounts in whole yuan. */
export interface CreatedOrder {
  /** 18 digits; beyond safe integers, hence text. */
  orderNo: string
  /** To pay. */
  total: number
  discount: number
  /** Nothing left to pay; already delivered. */
  isPaid: boolean
  /** Absent when paid. Dies after 30 minutes. */
  payUrl: string | null
}

/** State of an order. */
export type OrderStatus = 'waiting' | 'canceled' | 'paid'

/** A paid order of the learner. */
export interface Order {
  id: number
  orderNo: string
  /** Whole yuan before discount. */
  price: number
  statusText: string
  /** Yuan, may have a fraction. */
  refundAmount: number
  createdAt: Instant | null
  goods: {
    id: number
    type: string
    name: string
    cover: string | null
    price: number
    count: number
  }[]
}
