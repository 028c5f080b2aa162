import type { GoodsType } from '@shuyuan/api'
import * as v from 'valibot'

/** How long the payment URL of an order lives. */
export const payLifeMs = 30 * 60 * 1000

/**
 * How long an answered order is remembered. The server closes unpaid ones after an hour or more, and a
 * transfer that a person has to confirm takes as long as it takes; how it ended only the server can say.
 */
const answeredLifeMs = 24 * 60 * 60 * 1000

/** An order that this device sent. Amounts in yuan. */
export interface SentOrder {
  memberId: number
  type: GoodsType
  id: number
  name: string
  /** When it was sent, ms since the epoch on this device's clock. */
  sentAt: number
  /** What was shown to pay. */
  shownTotal: number
  /** Until when a membership ran as it was sent; a plan is delivered when one runs longer. */
  vipUntil: string | null
  /** What the server answered; `null` as long as it did not. Without a URL nothing was left to pay. */
  receipt: { orderNo: string; total: number; discount: number; payUrl: string | null } | null
  /** How it ended, once that is known: what was paid for can be used, or the order was closed. */
  end: 'paid' | 'canceled' | null
}

/** An order that the server answered. */
export type AnsweredOrder = SentOrder & { receipt: NonNullable<SentOrder['receipt']> }

// Numbers are read by hand: valibot's own check would come with the first page of the site.
const storedSchema = v.object({
  memberId: v.unknown(),
  type: v.string(),
  id: v.unknown(),
  name: v.string(),
  sentAt: v.unknown(),
  shownTotal: v.unknown(),
  vipUntil: v.optional(v.nullable(v.string()), null),
  receipt: v.nullable(
    v.object({
      orderNo: v.string(),
      total: v.unknown(),
      discount: v.unknown(),
      payUrl: v.nullable(v.string()),
    }),
  ),
  end: v.nullable(v.string()),
})

function readOrder(entry: unknown): SentOrder | null {
  const { success, output } = v.safeParse(storedSchema, entry)
  if (!success) return null
  const { name, vipUntil } = output
  const type = (['COURSE', 'ROLE'] as const).find((known) => known === output.type)
  const end = (['paid', 'canceled'] as const).find((known) => known === output.end) ?? null
  const memberId = Number(output.memberId)
  const id = Number(output.id)
  const sentAt = Number(output.sentAt)
  const shownTotal = Number(output.shownTotal)
  const receipt = output.receipt && {
    ...output.receipt,
    total: Number(output.receipt.total),
    discount: Number(output.receipt.discount),
  }
  const numbers = [memberId, id, sentAt, shownTotal, receipt?.total ?? 0, receipt?.discount ?? 0]
  const isSound =
    numbers.every((number) => Number.isFinite(number) && number >= 0) &&
    /^https?:/i.test(receipt?.payUrl ?? 'https:')
  return type && isSound
    ? { memberId, type, id, name, sentAt, shownTotal, vipUntil, receipt, end }
    : null
}

/** Reads stored orders; what is malformed or no longer remembered is left out. */
export function parseSentOrders(text: string | null, now: number): SentOrder[] {
  try {
    const entries: unknown = JSON.parse(text ?? '[]')
    if (!Array.isArray(entries)) return []
    return entries
      .map(readOrder)
      .filter((order) => order !== null)
      .filter((order) => !isLapsed(order, now))
  } catch {
    return []
  }
}

/**
 * When the payment URL of an order dies, ms since the epoch. Both ends are read from this device's
 * clock, so that it may be as wrong as it likes.
 */
export function payDeadline(order: SentOrder, now = Date.now()): number {
  return startOf(order, now) + payLifeMs
}

/** When an order is no longer remembered, ms since the epoch. */
export function rememberedUntil(order: SentOrder, now = Date.now()): number {
  return startOf(order, now) + lifeOf(order)
}

/**
 * Whether an order is no longer remembered. One from the future means that the clock was set back
 * since; the second in its number then has to say that it is young, or it would be kept for ever.
 */
export function isLapsed(order: SentOrder, now: number): boolean {
  const age = now - order.sentAt
  if (age >= 0) return age >= lifeOf(order)
  const made = numberedAt(order)
  return made === null || Math.abs(now - made) >= lifeOf(order)
}

function lifeOf({ receipt }: SentOrder): number {
  return receipt === null ? payLifeMs : answeredLifeMs
}

function startOf(order: SentOrder, now: number): number {
  return Math.min(order.sentAt <= now ? order.sentAt : (numberedAt(order) ?? now), now)
}

function numberedAt({ receipt }: SentOrder): number | null {
  return receipt && madeAt(receipt.orderNo)
}

/** The second that an order number begins with, as the server's clock (UTC+8) showed it. */
export function madeAt(orderNo: string): number | null {
  const parts = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)\d+$/.exec(orderNo)
  if (parts === null) return null
  const [, year, month, day, hour, minute, second] = parts
  const instant = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}+08:00`)
  return Number.isNaN(instant) ? null : instant
}
