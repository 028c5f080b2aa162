import { Container, Skeleton, token } from '@shuyuan/ui'
import { styled } from 'styled-components'

const Root = styled(Container)`
  display: grid;
  gap: ${token('space-5')};
  padding-block: ${token('space-6')} ${token('space-8')};
`

/** Skeleton of a guarded page, until the browser has read the session. */
export function GuardedPageSkeleton() {
  return (
    <Root aria-busy>
      <Skeleton width="12rem" height="2.25rem" />
      <Skeleton height="9.75rem" />
      <Skeleton lines={8} />
    </Root>
  )
}
