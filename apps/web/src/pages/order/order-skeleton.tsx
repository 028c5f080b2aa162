import { Card, media, Skeleton, token } from '@shuyuan/ui'
import { styled } from 'styled-components'

const Root = styled.div`
  display: grid;
  align-items: start;
  gap: ${token('space-5')};
  ${media.md} {
    grid-template-columns: minmax(0, 1fr) minmax(280px, 360px);
  }
`

/** Keeps the place of the order form. */
export function OrderSkeleton() {
  return (
    <Root>
      <Card>
        <Skeleton height={180} />
      </Card>
      <Card>
        <Skeleton lines={5} />
      </Card>
    </Root>
  )
}
