import type { ReactElement } from 'react'
import { Button } from '@shuyuan/ui'
import { ChoiceControl } from '../controls/choice-control'
import { EndPanel } from './end-panel'
import { FailurePanel } from './failure-panel'
import type { PlayerProps } from '../player/player-props'
import { OverlayPanel } from './overlay-panel'
import type { PlayerState } from '../playback/use-player-state'
import { usePlayerMessages } from '../player/use-player-messages'

export interface StreamPanelProps extends Pick<
  PlayerProps,
  'takenOver' | 'trialEnd' | 'sourceFailure' | 'next'
> {
  state: PlayerState
  /** Labels of the qualities. */
  qualities: readonly string[]
  /** Index of the quality that plays. */
  quality: number
}

/** Panel that covers the video, if any. */
export function StreamPanel({ state, ...props }: StreamPanelProps): ReactElement | null {
  const messages = usePlayerMessages()
  switch (state.cover) {
    case 'taken-over':
      return (
        <OverlayPanel role="status" text="">
          {props.takenOver}
        </OverlayPanel>
      )
    case 'failure':
      return (
        <FailurePanel
          kind={props.sourceFailure?.kind ?? state.failure?.kind ?? 'network'}
          message={props.sourceFailure?.message}
          isRetrying={state.isRetrying}
          onRetry={state.retry}
        >
          {props.qualities.length > 1 && (
            <ChoiceControl
              label={messages.quality}
              choices={props.qualities}
              current={props.quality}
              onSelect={state.chooseQuality}
            />
          )}
        </FailurePanel>
      )
    case 'trial-over':
      return (
        <OverlayPanel role="status" text={messages.trialOver}>
          {props.trialEnd}
          <Button variant="secondary" onClick={state.replay}>
            {messages.replayTrial}
          </Button>
        </OverlayPanel>
      )
    case 'ended':
      return <EndPanel next={props.next} isCompleted={state.isCompleted} onReplay={state.replay} />
    case null:
      return null
  }
}
