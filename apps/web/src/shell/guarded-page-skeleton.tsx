import { Container, Skeleton, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import * as messages from './messages'

const Root = styled(Container)`
  padding-block: ${token('space-6')} ${token('space-8')};
`

const Pending = styled.div`
  display: grid;
  gap: ${token('space-5')};
  @media (scripting: none) {
    display: none;
  }
`

/**
 * Skeleton of a guarded page, until the browser has read the session. Without script it says that the page needs
 * it.
 */
export function GuardedPageSkeleton() {
  return (
    <Root>
      <noscript>
        <h1>{messages.scriptMissing}</h1>
      </noscript>
      <Pending aria-busy>
        <Skeleton width="12rem" height="2.25rem" />
        <Skeleton height="9.75rem" />
        <Skeleton lines={8} />
      </Pending>
    </Root>
  )
}
