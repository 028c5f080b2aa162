import type { ReactElement } from 'react'
import { Button } from '@shuyuan/ui'
import { messages } from '../messages'
import { ChoiceControl } from './choice-control'
import { EndPanel } from './end-panel'
import { FailurePanel } from './failure-panel'
import type { PlayerProps } from './player-props'
import { StagePanel } from './stage-panel'
import type { Film } from './use-film'

/** Properties of {@link StreamPanel}. */
export interface StreamPanelProps extends Pick<
  PlayerProps,
  'takenOver' | 'trialEnd' | 'trouble' | 'next'
> {
  film: Film
  /** Labels of the qualities, and which one plays. */
  qualities: readonly string[]
  quality: number
}

/** What covers the film, if anything does. */
export function StreamPanel({ film, ...props }: StreamPanelProps): ReactElement | null {
  switch (film.cover) {
    case 'taken-over':
      return (
        <StagePanel role="status" text="">
          {props.takenOver}
        </StagePanel>
      )
    case 'failure':
      return (
        <FailurePanel
          kind={props.trouble?.kind ?? film.failure?.kind ?? 'network'}
          message={props.trouble?.message}
          isRetrying={film.isRetrying}
          onRetry={film.retry}
        >
          {props.qualities.length > 1 && (
            <ChoiceControl
              label={messages.quality}
              choices={props.qualities}
              current={props.quality}
              onChoose={film.chooseQuality}
            />
          )}
        </FailurePanel>
      )
    case 'trial-over':
      return (
        <StagePanel role="status" text={messages.trialOver}>
          {props.trialEnd}
          <Button variant="secondary" onClick={film.replay}>
            {messages.replayTrial}
          </Button>
        </StagePanel>
      )
    case 'ended':
      return <EndPanel next={props.next} onReplay={film.replay} />
    case null:
      return null
  }
}
