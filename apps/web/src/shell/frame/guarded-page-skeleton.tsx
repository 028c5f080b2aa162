import { Container, Skeleton, token } from '@shuyuan/ui'
import { useMatches } from '@tanstack/react-router'
import { Suspense } from 'react'
import { styled } from 'styled-components'
import { TitleBand } from '../../core/page/title-band'
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

function CommonSkeleton({ title }: { title?: string | undefined }) {
  return (
    <>
      {title && <TitleBand title={title} />}
      <Parts>
        <Skeleton height="9.75rem" />
        <Skeleton lines={8} />
      </Parts>
    </>
  )
}

/**
 * Skeleton of a guarded page until the browser has read the session. Without script, it shows a message that the page
 * requires it.
 */
export function GuardedPageSkeleton() {
  const { skeleton, title } = useMatches({ select: (matches) => matches.at(-1)?.staticData }) ?? {}
  return (
    <>
      <noscript>
        <Root>
          <h1>{messages.scriptMissing}</h1>
        </Root>
      </noscript>
      <Pending aria-busy>
        <Suspense fallback={<CommonSkeleton />}>
          {skeleton ?? <CommonSkeleton title={title} />}
        </Suspense>
      </Pending>
    </>
  )
}
