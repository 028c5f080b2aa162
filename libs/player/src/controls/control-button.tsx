import type { ReactElement } from 'react'
import { styled } from 'styled-components'
import { IconButton, token, type IconButtonProps } from '@shuyuan/ui'

/** Media rule for players whose bar has no room for labels and the volume slider. */
export const narrowBar = '@container player (max-width: 719px)'

const Root = styled(IconButton)`
  inline-size: ${token('control-md')};
  block-size: ${token('control-md')};
  color: ${token('on-scrim')};
  outline-offset: -3px;
  &:hover,
  &[aria-pressed='true'] {
    background: rgb(255 255 255 / 0.18);
    color: ${token('on-scrim')};
  }
  &:focus-visible {
    outline-color: ${token('on-scrim')};
  }
  /* The bar opts out of forced colors, so its buttons must too. */
  @media (forced-colors: active) {
    outline-color: ${token('on-scrim')};
  }
  &:has(span) {
    display: inline-flex;
    gap: ${token('space-1')};
    inline-size: auto;
    padding-inline: ${token('space-3')};
    font: ${token('type-small')};
    white-space: nowrap;
  }
`

/** Button in the control bar. White on dark in both themes. */
export function ControlButton(props: IconButtonProps): ReactElement {
  return <Root {...props} />
}
