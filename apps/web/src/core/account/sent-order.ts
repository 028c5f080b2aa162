import type { GoodsType } from '@shuyuan/api'
import * as v from 'valibot'

/** Lifetime of the payment URL of an order, in ms. */
export const payLifeMs = 30 * 60 * 1000

/**
 * How long an answered order is remembered. The server closes pending orders after an hour or more, and
 * transfers may need a person to confirm them.
 */
const answeredLifeMs = 24 * 60 * 60 * 1000

/** An order that this device sent. Amounts in yuan. */
export interface SentOrder {
  memberId: number
  type: GoodsType
  id: number
  name: string
  /** Time of sending, in ms since the epoch on this device's clock. */
  sentAt: number
  /** Amount due that the learner saw. */
  shownTotal: number
  /** End of the membership at that time. A plan is delivered once the membership ends later. */
  vipUntil: string | null
  /** Reply of the server, or `null` without one. Without a URL there is nothing to pay. */
  receipt: { orderNo: string; total: number; discount: number; payUrl: string | null } | null
  /** Outcome, once it is known: delivered, or closed. */
  end: 'paid' | 'canceled' | null
}

/** An order with the server's reply. */
export type AnsweredOrder = SentOrder & { receipt: NonNullable<SentOrder['receipt']> }

const amount = v.pipe(v.number(), v.minValue(0))

const orderSchema = v.object({
  memberId: amount,
  type: v.picklist(['COURSE', 'ROLE']),
  id: amount,
  name: v.string(),
  sentAt: amount,
  shownTotal: amount,
  vipUntil: v.optional(v.nullable(v.string()), null),
  receipt: v.nullable(
    v.object({
      orderNo: v.string(),
      total: amount,
      discount: amount,
      payUrl: v.nullable(v.pipe(v.string(), v.url(), v.regex(/^https?:/i))),
    }),
  ),
  end: v.nullable(v.picklist(['paid', 'canceled'])),
})

const storedSchema = v.pipe(v.string(), v.parseJson(), orderSchema)

/** Reads a stored order. Returns null if it is malformed or has lapsed. */
export function parseSentOrder(text: string, now: number): SentOrder | null {
  const { success, output } = v.safeParse(storedSchema, text)
  return success && !isLapsed(output, now) ? output : null
}

/** When the payment URL of an order expires, in ms since the epoch on this device's clock. */
export function payDeadline(order: SentOrder, now = Date.now()): number {
  return Math.min(order.sentAt, now) + payLifeMs
}

/** When an order is no longer remembered, in ms since the epoch. */
export function rememberedUntil(order: SentOrder, now = Date.now()): number {
  return Math.min(order.sentAt, now) + lifeOf(order)
}

/** Whether an order is no longer remembered. The clock may have been set back since it was sent. */
export function isLapsed(order: SentOrder, now: number): boolean {
  return Math.abs(now - order.sentAt) >= lifeOf(order)
}

function lifeOf({ receipt }: SentOrder): number {
  return receipt === null ? payLifeMs : answeredLifeMs
}
