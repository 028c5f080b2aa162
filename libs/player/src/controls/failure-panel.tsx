import type { ReactElement, ReactNode } from 'react'
import { Button } from '@shuyuan/ui'
import { styled } from 'styled-components'
import type { PlayerFailureKind } from '../rules/player-failure'
import { OverlayPanel } from './overlay-panel'
import { usePlayerMessages } from './use-player-messages'

const Others = styled.div`
  display: contents;
`

/** Properties of {@link FailurePanel}. */
export interface FailurePanelProps {
  kind: PlayerFailureKind
  /** Said instead of the words for the kind, unless empty. */
  message?: string
  isRetrying?: boolean
  /** Without it there is nothing to try again. */
  onRetry?: () => void
  /** What else can be done. */
  children?: ReactNode
}

/** Says why there is no image. */
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
      {children && <Others>{children}</Others>}
    </OverlayPanel>
  )
}
