import { OrderColumns } from '@shuyuan/checkout'
import { Card, Skeleton } from '@shuyuan/ui'

/** Keeps the place of the order form: the goods, and what they come to. */
export function OrderSkeleton() {
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
