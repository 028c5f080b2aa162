import type { Instant } from '../wire/scalars'

export interface VipPlan {
  id: number
  name: string
  /** In yuan, whole. */
  price: number
  days: number
  /** Selling points, one per line. */
  features: string[]
}

/** A VIP plan that the learner has bought. */
export interface VipPurchase {
  id: number
  /** `null` if the plan has been deleted. */
  plan: { id: number; name: string } | null
  startedAt: Instant | null
  expiresAt: Instant | null
}

/** Kind of goods that can be ordered. */
export type GoodsType = 'COURSE' | 'ROLE'

/** Result of checking a promo code. */
export interface PromoCheck {
  isUsable: boolean
  /** In yuan, whole; 0 if unusable. */
  discount: number
  /** Whether the code exists. The server does not say why an existing code is unusable. */
  isKnown: boolean
  /** Expiry of an existing code; `null` if it never expires. */
  expiresAt: Instant | null
}

/** A created order. Amounts are in whole yuan. */
export interface CreatedOrder {
  /** 18 digits, which exceed safe integers. */
  orderNo: string
  /** Amount due. */
  total: number
  discount: number
  /** True if nothing is due; the order is then already delivered. */
  isPaid: boolean
  /** `null` if paid. Expires after 30 minutes. */
  payUrl: string | null
}

export type OrderStatus = 'waiting' | 'canceled' | 'paid'

/** A paid order of the learner. */
export interface Order {
  id: number
  orderNo: string
  /** In whole yuan, before the discount. */
  price: number
  statusText: string
  /** In yuan; may have a fraction. */
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
