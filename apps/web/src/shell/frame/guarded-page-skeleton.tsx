import { Container, Skeleton, token } from '@shuyuan/ui'
import { useMatches } from '@tanstack/react-router'
import { Suspense } from 'react'
import { styled } from 'styled-components'
import * as messages from '../messages'

const Root = styled(Container)`
  padding-block: ${token('space-6')} ${token('space-8')};
`

const Parts = styled(Root)`
  display: grid;
  gap: ${token('space-5')};
`

const Pending = styled.div`
  @media (scripting: none) {
    display: none;
  }
`

const commonSkeleton = (
  <Parts>
    <Skeleton width="12rem" height="2.25rem" />
    <Skeleton height="9.75rem" />
    <Skeleton lines={8} />
  </Parts>
)

/**
 * Skeleton of a guarded page until the browser has read the session. Without script, it shows a message that the page
 * requires it.
 */
export function GuardedPageSkeleton() {
  const skeleton = useMatches({
    select: (matches) => matches.at(-1)?.staticData.skeleton ?? commonSkeleton,
  })
  return (
    <>
      <noscript>
        <Root>
          <h1>{messages.scriptMissing}</h1>
        </Root>
      </noscript>
      <Pending aria-busy>
        <Suspense fallback={commonSkeleton}>{skeleton}</Suspense>
      </Pending>
    </>
  )
}
