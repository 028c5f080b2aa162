import { media, Skeleton, VisuallyHidden } from '@shuyuan/ui'
import type { ReactElement } from 'react'
import { styled } from 'styled-components'
import { messages } from '../messages'

/** As high as a panel with all four rewards. */
const Root = styled.div`
  block-size: 18.25rem;
  ${media.md} {
    block-size: 12.8rem;
  }
`

/** Stands in for a {@link CreditPanel} that is loading. */
export function CreditPanelSkeleton(): ReactElement {
  return (
    <Root aria-busy>
      <VisuallyHidden>{messages.loading}</VisuallyHidden>
      <Skeleton height="100%" />
    </Root>
  )
}
