import type { Order } from '@shuyuan/api'
import { EmptyState } from '@shuyuan/ui'
import type { ReactElement, ReactNode } from 'react'
import { ListCard } from '../list-card/list-card'
import { useMessages } from '../member-locale-provider/use-messages'
import { OrderRow } from './order-row'
import type { OrderGoods } from './goods-image'

/** Properties of {@link OrderList}. */
export interface OrderListProps {
  /** One page of them, newest first. */
  orders: Order[]
  /** Where a thing is to be found; `null` when this site has no page for its kind. */
  hrefForGoods: (goods: OrderGoods) => string | null
  /**
   * What was paid for an order, in yuan after the discount; `null` when that is not known. The server's
   * list tells prices before discount, so that a full refund of a discounted order is only known by this.
   */
  amountPaid?: (orderNo: string) => number | null
  /** A thing that was deleted since: it is marked as such and leads nowhere. @default none */
  isRemoved?: (goods: OrderGoods) => boolean
  /** Leads on where there is no order. */
  emptyAction?: ReactNode
}

/** Orders of the member. */
export function OrderList(props: OrderListProps): ReactElement {
  const messages = useMessages()
  const { orders, hrefForGoods, isRemoved, amountPaid, emptyAction } = props
  if (orders.length === 0) {
    return (
      <EmptyState
        title={messages.noOrders}
        hint={messages.noOrdersHint}
        image="orders"
        action={emptyAction}
      />
    )
  }
  return (
    <ListCard>
      {orders.map((order) => (
        <li key={order.id}>
          <OrderRow
            order={order}
            hrefForGoods={hrefForGoods}
            isRemoved={isRemoved}
            paid={amountPaid?.(order.orderNo) ?? null}
          />
        </li>
      ))}
    </ListCard>
  )
}
