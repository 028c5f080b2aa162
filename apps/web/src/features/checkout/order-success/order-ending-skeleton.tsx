import { Skeleton, token } from '@shuyuan/ui'
import { styled } from 'styled-components'

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${token('space-4')};
  padding-block: ${token('space-8')};
`

/** Keeps the place of the sign, the words and the ways on. */
export function OrderEndingSkeleton() {
  return (
    <Root>
      <Skeleton width={56} height={56} circle />
      <Skeleton width="7em" height="1.75em" />
      <Skeleton width="12em" />
      <Skeleton width="min(18em, 80%)" />
      <Skeleton width="14em" height={40} />
    </Root>
  )
}
