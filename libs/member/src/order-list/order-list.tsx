import type { Order } from '@shuyuan/api'
import { EmptyState } from '@shuyuan/ui'
import type { ReactElement, ReactNode } from 'react'
import { RowList } from '../row-list/row-list'
import { useMessages } from '../member-locale-provider/use-messages'
import { OrderRow } from './order-row'
import type { OrderGoods } from './goods-image'

export interface OrderListProps {
  /** One page, newest first. */
  orders: Order[]
  /** Returns the URL of the goods, or null if the site has no page for their type. */
  hrefForGoods: (goods: OrderGoods) => string | null
  /**
   * Returns the amount paid for an order after the discount, in yuan, or null if unknown. The server's list has
   * only prices before the discount, which cannot identify a full refund of a discounted order.
   */
  amountPaid?: (orderNo: string) => number | null
  /** Whether the goods were deleted. Their row has a mark and no link. @default none */
  isRemoved?: (goods: OrderGoods) => boolean
  /** Link or button of the empty state. */
  emptyAction?: ReactNode
}

/** Paid orders of the member. */
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
    <RowList>
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
    </RowList>
  )
}
