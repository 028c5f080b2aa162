import { media, Skeleton, token, VisuallyHidden } from '@shuyuan/ui'
import type { ReactElement } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../member-locale-provider/use-messages'

/** Same height as a panel with all four rewards. */
const Root = styled.div`
  display: grid;
  align-content: start;
  gap: ${token('space-7')};
  block-size: 18.25rem;
  ${media.md} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    block-size: 12.8rem;
  }
`

/** Label with a description below. */
const Part = styled.div`
  display: grid;
  align-content: start;
  gap: ${token('space-4')};
`

/** Skeleton of {@link CreditPanel}. */
export function CreditPanelSkeleton(): ReactElement {
  const messages = useMessages()
  return (
    <Root aria-busy>
      <VisuallyHidden>{messages.loading}</VisuallyHidden>
      <Part>
        <Skeleton width="4em" />
        <Skeleton width="5em" height="1.75em" />
      </Part>
      <Part>
        <Skeleton width="6em" />
        <div>
          <Skeleton lines={5} />
        </div>
      </Part>
    </Root>
  )
}
