import { Card, Skeleton } from '@shuyuan/ui'
import type { ReactElement } from 'react'
import { OrderColumns } from './order-columns'

/** Skeleton of {@link OrderForm}. */
export function OrderFormSkeleton(): ReactElement {
  return (
    <OrderColumns>
      <Skeleton height={140} />
      <Card>
        <Skeleton height={262} />
      </Card>
    </OrderColumns>
  )
}
