import type { CSSProperties, ReactElement, ReactNode, Ref } from 'react'
import { styled } from 'styled-components'
import { token } from '@shuyuan/ui'
import { usePlayerMessages } from './use-player-messages'

/** As wide as its container. The frame inside inherits a height or aspect ratio that the host sets. */
const Root = styled.section`
  inline-size: 100%;
  min-inline-size: 0;
  block-size: fit-content;
  aspect-ratio: 16 / 9;
  border-radius: ${token('radius-lg')};
  font: ${token('type-body')};
  &,
  & *,
  & ::before,
  & ::after {
    box-sizing: border-box;
  }
  /* A page can have rules for svg. */
  & svg {
    width: revert-layer;
    height: revert-layer;
  }
  @keyframes sy-fade {
    from {
      opacity: 0;
    }
  }
  &:focus-visible {
    outline: none;
  }
  /* Overrides sizes that the host sets. */
  &[data-page-full] {
    position: fixed !important;
    inset: 0 !important;
    z-index: calc(${token('z-overlay')} - 1);
    inline-size: 100% !important;
    max-inline-size: none !important;
    block-size: 100% !important;
    max-block-size: none !important;
    margin: 0 !important;
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

export interface PlayerRegionProps {
  ref?: Ref<HTMLElement>
  className?: string
  style?: CSSProperties
  /** Fills the window. */
  isPageFull?: boolean
  children: ReactNode
}

/** Region of the player. It is the element that fills the screen, so it contains all overlays. */
export function PlayerRegion({ isPageFull, ...section }: PlayerRegionProps): ReactElement {
  const messages = usePlayerMessages()
  return (
    // A click on the video focuses this element, so shortcuts reach the player.
    <Root
      {...section}
      lang={messages.lang}
      aria-label={messages.region}
      tabIndex={-1}
      data-page-full={isPageFull ? '' : undefined}
    />
  )
}
