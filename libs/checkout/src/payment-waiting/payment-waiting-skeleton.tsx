import { Card, media, Skeleton, token } from '@shuyuan/ui'
import type { ReactElement } from 'react'
import { styled } from 'styled-components'
import { PaymentColumns } from './payment-columns'

const Scan = styled(Card)`
  display: grid;
  justify-items: center;
  align-content: start;
  gap: ${token('space-5')};
  min-block-size: 576px;
  ${media.md} {
    grid-template-columns: auto minmax(0, 1fr);
    justify-items: start;
    min-block-size: 376px;
    padding: ${token('space-6')};
  }
`

/** Skeleton of {@link PaymentWaiting}. */
export function PaymentWaitingSkeleton(): ReactElement {
  return (
    <PaymentColumns>
      <Card>
        <Skeleton height={64} />
        <Skeleton width="5em" height="2em" />
        <Skeleton width="min(14em, 80%)" />
      </Card>
      <Scan>
        <Skeleton width={224} height={224} />
        <Skeleton lines={4} />
      </Scan>
    </PaymentColumns>
  )
}
