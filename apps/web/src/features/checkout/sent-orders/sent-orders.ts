import {
  parseSentOrder,
  type AnsweredOrder,
  type SentOrder,
} from '../../../core/account/sent-order'

interface Goods {
  type: SentOrder['type']
  id: number
}

/**
 * Orders of a learner stored on this device, newest first.
 *
 * @param earliest Lower bound of the current time, in ms since the epoch.
 */
export function ordersOf(text: string, memberId: number, earliest = 0): SentOrder[] {
  const now = Math.max(earliest, Date.now())
  return text
    .split('\n')
    .map((line) => parseSentOrder(line, now))
    .filter((order) => order !== null)
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
