import { Card, Skeleton } from '@shuyuan/ui'
import type { ReactElement } from 'react'
import { OrderColumns } from './order-columns'

/** Stands in for an {@link OrderForm} that is loading: the goods, and what they come to. */
export function OrderFormSkeleton(): ReactElement {
  return (
    <OrderColumns>
      <Card>
        <Skeleton height={98} />
      </Card>
      <Card>
        <Skeleton height={262} />
      </Card>
    </OrderColumns>
  )
}
