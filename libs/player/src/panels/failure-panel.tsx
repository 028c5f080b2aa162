import type { ReactElement, ReactNode } from 'react'
import { Button } from '@shuyuan/ui'
import { styled } from 'styled-components'
import type { PlayerFailureKind } from '../rules/player-failure'
import { OverlayPanel } from './overlay-panel'
import { usePlayerMessages } from '../player/use-player-messages'

const OtherActions = styled.div`
  display: contents;
`

export interface FailurePanelProps {
  kind: PlayerFailureKind
  /** Replaces the text for the kind, unless empty. */
  message?: string
  isRetrying?: boolean
  /** Omit it to hide the retry button. */
  onRetry?: () => void
  /** Further actions. */
  children?: ReactNode
}

/** Explains why nothing plays, with a retry button. */
export function FailurePanel({
  kind,
  message,
  isRetrying,
  onRetry,
  children,
}: FailurePanelProps): ReactElement {
  const messages = usePlayerMessages()
  return (
    <OverlayPanel role="alert" text={message?.trim() || messages.failures[kind]}>
      {onRetry && (
        <Button variant="secondary" loading={isRetrying} onClick={onRetry}>
          {messages.retry}
        </Button>
      )}
      {children && <OtherActions>{children}</OtherActions>}
    </OverlayPanel>
  )
}
