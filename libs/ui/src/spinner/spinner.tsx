import { use, type ReactElement } from 'react'
import { styled } from 'styled-components'
import * as messages from '../messages'
import { token } from '../theme/token'
import { UiMessages } from '../ui-locale-provider/ui-locale-provider'

const Ring = styled.span`
  display: inline-block;
  box-sizing: border-box;
  inline-size: 1.25em;
  block-size: 1.25em;
  border: 2px solid color-mix(in srgb, currentColor 25%, transparent);
  border-block-start-color: currentColor;
  border-radius: 50%;
  @keyframes sy-turn {
    to {
      rotate: 1turn;
    }
  }
  animation: sy-turn ${token('motion-turn')} infinite;
  @media (prefers-reduced-motion: reduce) {
    animation-duration: 3s !important;
    animation-iteration-count: infinite !important;
  }
`

export interface SpinnerProps {
  /** Accessible label. Pass null if nearby text already describes what is loading. */
  label?: string | null
  /** Class of the root element. */
  className?: string
}

/** Takes the color and size of the surrounding text. */
export function Spinner({
  label = use(UiMessages).loading ?? messages.loading,
  className,
}: SpinnerProps): ReactElement {
  return label === null ? (
    <Ring className={className} aria-hidden />
  ) : (
    <Ring className={className} role="progressbar" aria-label={label} />
  )
}
