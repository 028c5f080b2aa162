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
 * Orders of a learner stored on this device, newest first.
 *
 * @param earliest Lower bound of the current time, in ms since the epoch.
 */
export function ordersOf(text: string | null, memberId: number, earliest = 0): SentOrder[] {
  return parseSentOrders(text, Math.max(earliest, Date.now()))
    .filter((order) => order.memberId === memberId)
    .sort((one, other) => other.sentAt - one.sentAt)
}

/** True if the order was created and not paid. */
export function isPending(order: SentOrder): order is AnsweredOrder {
  return order.receipt !== null && order.end === null
}

/** Latest order for these goods that has not ended. */
export function pendingOrderFor(orders: SentOrder[], { type, id }: Goods): SentOrder | undefined {
  return orders.find((order) => order.type === type && order.id === id && order.end === null)
}

const isSame = (one: SentOrder, other: SentOrder) =>
  one.memberId === other.memberId &&
  one.type === other.type &&
  one.id === other.id &&
  one.sentAt === other.sentAt

/** Adds, updates or removes an order. Also removes expired orders. */
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
