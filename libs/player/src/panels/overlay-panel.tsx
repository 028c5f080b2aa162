import type { ReactElement, ReactNode } from 'react'
import { styled } from 'styled-components'
import { token } from '@shuyuan/ui'
import { usePanelFocus } from './use-panel-focus'

const Root = styled.div`
  position: absolute;
  inset: 0;
  z-index: 3;
  display: grid;
  align-content: safe center;
  justify-items: center;
  gap: ${token('space-4')};
  overflow: auto;
  padding: ${token('space-4')};
  background: ${token('scrim-media')};
  text-align: center;
  animation: sy-fade ${token('motion-normal')};
  &:focus-visible {
    outline: none;
  }
`

const Text = styled.p`
  max-inline-size: 30em;
  margin: 0;
  color: ${token('on-scrim')};
  text-wrap: balance;
  &:empty {
    display: none;
  }
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${token('space-3')};
`

export interface OverlayPanelProps {
  /** `alert` for failures, otherwise `status`. */
  role: 'alert' | 'status'
  text: ReactNode
  /** Buttons and links. */
  children?: ReactNode
}

/** Covers the video with a message and actions. */
export function OverlayPanel({ role, text, children }: OverlayPanelProps): ReactElement {
  const panel = usePanelFocus()
  return (
    <Root ref={panel} tabIndex={-1}>
      <Text role={role}>{text}</Text>
      {children && <Actions>{children}</Actions>}
    </Root>
  )
}
