import { Card, media, Skeleton, token } from '@shuyuan/ui'
import { styled } from 'styled-components'

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-5')};
  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) 22.5rem;
    & > :first-child {
      order: 1;
    }
  }
`

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

export function PaymentSkeleton() {
  return (
    <Columns>
      <Card>
        <Skeleton height={64} />
        <Skeleton width="5em" height="2em" />
        <Skeleton width="min(14em, 80%)" />
      </Card>
      <Scan>
        <Skeleton width={224} height={224} />
        <Skeleton lines={4} />
      </Scan>
    </Columns>
  )
}
