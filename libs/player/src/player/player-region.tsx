import type { ReactElement, ReactNode, Ref } from 'react'
import { styled } from 'styled-components'
import { token } from '@shuyuan/ui'
import { messages } from '../messages'

const Root = styled.section`
  &:focus-visible {
    outline: none;
  }
  &[data-page-full] {
    position: fixed;
    inset: 0;
    z-index: calc(${token('z-overlay')} - 1);
  }
  &:fullscreen,
  &[data-page-full] {
    display: grid;
    background: black;
    > :first-child {
      block-size: 100%;
      aspect-ratio: auto;
      border-radius: 0;
    }
  }
`

/** Properties of {@link PlayerRegion}. */
export interface PlayerRegionProps {
  ref?: Ref<HTMLElement>
  /** Fills the window. */
  isPageFull?: boolean
  children: ReactNode
}

/** The part of the page that is the player; what fills the screen, with all that lies over the video. */
export function PlayerRegion({ ref, isPageFull, children }: PlayerRegionProps): ReactElement {
  return (
    // A click on the video brings the focus here, so that keys reach the player.
    <Root
      ref={ref}
      aria-label={messages.region}
      tabIndex={-1}
      data-page-full={isPageFull ? '' : undefined}
    >
      {children}
    </Root>
  )
}
