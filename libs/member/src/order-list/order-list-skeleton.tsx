import { Skeleton, token } from '@shuyuan/ui'
import type { ReactElement } from 'react'
import { styled } from 'styled-components'
import { RowListSkeleton } from '../row-list/row-list'
import { OrderAction, OrderDetail, OrderGrid, OrderThing } from './order-layout'

const Detail = styled(OrderDetail)`
  padding-block-start: ${token('space-2')};
`

/** Skeleton of {@link OrderList}. */
export function OrderListSkeleton(): ReactElement {
  return (
    <RowListSkeleton rows={5}>
      <OrderGrid>
        <OrderThing>
          <Skeleton ratio={16 / 9} />
          <Skeleton width="60%" />
          <Detail>
            <Skeleton width="40%" />
          </Detail>
        </OrderThing>
        <Skeleton width="80px" />
        <OrderAction>
          <Skeleton width="80px" height={32} />
        </OrderAction>
      </OrderGrid>
    </RowListSkeleton>
  )
}
