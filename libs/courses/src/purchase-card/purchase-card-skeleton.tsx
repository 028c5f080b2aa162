import type { ReactElement } from 'react'
import { Skeleton } from '@shuyuan/ui'
import { CardLayout } from './card-layout'

/** Skeleton of {@link PurchaseCard}. */
export function PurchaseCardSkeleton(): ReactElement {
  return (
    <CardLayout aria-busy>
      <div>
        <Skeleton height="40px" width="40%" />
        <Skeleton height="48px" />
        <Skeleton height="88px" />
      </div>
      <div>
        <Skeleton lines={4} />
      </div>
    </CardLayout>
  )
}
