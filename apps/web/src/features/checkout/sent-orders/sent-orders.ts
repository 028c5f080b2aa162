import type { OrderStore } from '../../../core/orders/order-store'
import {
  parseSentOrders,
  type AnsweredOrder,
  type SentOrder,
} from '../../../core/orders/sent-order'

interface Goods {
  type: SentOrder['type']
  id: number
}

/**
 * The orders of one learner that this device sent and remembers, newest first.
 *
 * @param earliest ms since the epoch, for a clock that is known to have come this far
 */
export function ordersOf(text: string | null, memberId: number, earliest = 0): SentOrder[] {
  return parseSentOrders(text, Math.max(earliest, Date.now()))
    .filter((order) => order.memberId === memberId)
    .sort((one, other) => other.sentAt - one.sentAt)
}

/** Whether an order was answered and waits for its payment. */
export function isPending(order: SentOrder): order is AnsweredOrder {
  return order.receipt !== null && order.end === null
}

/** The latest of these orders that is about the same goods and did not end. */
export function pendingOrderFor(orders: SentOrder[], { type, id }: Goods): SentOrder | undefined {
  return orders.find((order) => order.type === type && order.id === id && order.end === null)
}

const isSame = (one: SentOrder, other: SentOrder) =>
  one.memberId === other.memberId &&
  one.type === other.type &&
  one.id === other.id &&
  one.sentAt === other.sentAt

/** Writes an order anew, or takes it out. What is too old to be remembered goes with it. */
export function putOrder(
  store: OrderStore,
  order: SentOrder,
  change: Partial<SentOrder> | 'remove',
  now = Date.now(),
): void {
  const others = parseSentOrders(store.read(), now).filter((other) => !isSame(order, other))
  const all = change === 'remove' ? others : [...others, { ...order, ...change }]
  store.write(all.length === 0 ? null : JSON.stringify(all))
}
