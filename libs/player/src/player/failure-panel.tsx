import type { ReactElement } from 'react'
import { Button } from '@shuyuan/ui'
import { messages } from '../messages'
import type { PlayerFailureKind } from '../player-failure'
import { StagePanel } from './stage-panel'

/** Properties of {@link FailurePanel}. */
export interface FailurePanelProps {
  kind: PlayerFailureKind
  /** Without it there is nothing to try again. */
  onRetry?: () => void | Promise<unknown>
}

/** Says why there is no picture. */
export function FailurePanel({ kind, onRetry }: FailurePanelProps): ReactElement {
  return (
    <StagePanel role="alert" text={messages.failures[kind]}>
      {onRetry && (
        <Button variant="secondary" onClick={() => void onRetry()}>
          {messages.retry}
        </Button>
      )}
    </StagePanel>
  )
}
