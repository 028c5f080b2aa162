import type { OrderStore } from '../../../app/orders/order-store'
import {
  parsePlacedOrders,
  type AnsweredOrder,
  type PlacedOrder,
} from '../../../app/orders/placed-order'

interface Goods {
  type: PlacedOrder['type']
  id: number
}

/**
 * The orders of one learner that this device sent and remembers, newest first.
 *
 * @param earliest ms since the epoch, for a clock that is known to have come this far
 */
export function ordersOf(text: string | null, memberId: number, earliest = 0): PlacedOrder[] {
  return parsePlacedOrders(text, Math.max(earliest, Date.now()))
    .filter((order) => order.memberId === memberId)
    .sort((one, other) => other.sentAt - one.sentAt)
}

/** Whether an order was answered and waits for its payment. */
export function isUnpaid(order: PlacedOrder): order is AnsweredOrder {
  return order.receipt !== null && order.end === null
}

/** The latest of these orders that is about the same goods and did not end. */
export function openOrderFor(orders: PlacedOrder[], { type, id }: Goods): PlacedOrder | undefined {
  return orders.find((order) => order.type === type && order.id === id && order.end === null)
}

const isSame = (one: PlacedOrder, other: PlacedOrder) =>
  one.memberId === other.memberId &&
  one.type === other.type &&
  one.id === other.id &&
  one.sentAt === other.sentAt

/** Writes an order anew, or takes it out. What is too old to be remembered goes with it. */
export function putOrder(
  store: OrderStore,
  order: PlacedOrder,
  change: Partial<PlacedOrder> | 'remove',
  now = Date.now(),
): void {
  const others = parsePlacedOrders(store.read(), now).filter((other) => !isSame(order, other))
  const all = change === 'remove' ? others : [...others, { ...order, ...change }]
  store.write(all.length === 0 ? null : JSON.stringify(all))
}
