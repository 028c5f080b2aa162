import { Skeleton } from '@shuyuan/ui'
import type { ReactElement } from 'react'
import { ListCardSkeleton } from '../list-card/list-card'
import { OrderAction, OrderDetail, OrderGrid, OrderThing } from './order-layout'

/** Skeleton of {@link OrderList}. */
export function OrderListSkeleton(): ReactElement {
  return (
    <ListCardSkeleton rows={5}>
      <OrderGrid>
        <OrderThing>
          <Skeleton ratio={16 / 9} />
          <Skeleton width="60%" />
          <OrderDetail>
            <Skeleton width="90%" height={32} />
          </OrderDetail>
        </OrderThing>
        <Skeleton width="80px" />
        <OrderAction>
          <Skeleton width="80px" height={32} />
        </OrderAction>
      </OrderGrid>
    </ListCardSkeleton>
  )
}
