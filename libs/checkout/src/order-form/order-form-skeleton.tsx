import { Card, Skeleton } from '@shuyuan/ui'
import type { ReactElement } from 'react'
import { OrderColumns } from './order-columns'

/** Skeleton of {@link OrderForm}. */
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
