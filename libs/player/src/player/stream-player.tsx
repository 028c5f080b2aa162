import { useRef, useState, type ReactElement } from 'react'
import { styled } from 'styled-components'
import { Button, token } from '@shuyuan/ui'
import { messages } from '../messages'
import type { PlayerFailure } from '../player-failure'
import type { StreamSource } from '../player-source'
import { ChoiceMenu } from './choice-menu'
import { FailurePanel } from './failure-panel'
import type { PlayerProps } from './player-props'
import { Stage } from './stage'
import { StagePanel } from './stage-panel'
import { usePassingNotice } from './use-passing-notice'
import { usePlayback } from './use-playback'

const rates = [0.5, 0.75, 1, 1.25, 1.5, 2, 3]

const Notice = styled.p`
  position: absolute;
  inset: ${token('space-4')} ${token('space-4')} auto;
  inline-size: fit-content;
  margin-inline: auto;
  padding: ${token('space-1')} ${token('space-4')};
  border-radius: ${token('radius-full')};
  background: rgb(0 0 0 / 0.75);
  font-size: ${token('text-sm')};
  &:empty {
    display: none;
  }
`

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${token('space-2')};
  margin-block-start: ${token('space-2')};
`

/** Properties of {@link StreamPlayer}. */
export interface StreamPlayerProps extends Omit<PlayerProps, 'sources' | 'frameHosts'> {
  /** At least one; one per quality. */
  streams: readonly [StreamSource, ...StreamSource[]]
}

/** The video element with what lies over and below it. */
export function StreamPlayer(props: StreamPlayerProps): ReactElement {
  const { streams, title, poster, bansSeeking, stopAt, trialEnd } = props
  const video = useRef<HTMLVideoElement>(null)
  const [chosen, setChosen] = useState(0)
  const [attempt, setAttempt] = useState(0)
  const [failed, setFailed] = useState<{ key: string; failure: PlayerFailure }>()
  const [isTrialOver, setIsTrialOver] = useState(false)
  const [rate, setRate] = useState(1)
  const refusal = usePassingNotice()

  const source = streams[chosen] ?? streams[0]
  const key = `${attempt} ${source.url}`
  const failure = failed?.key === key ? failed.failure : undefined

  const playback = usePlayback(video, source, attempt, {
    ...props,
    onFailure(cause) {
      setFailed({ key, failure: cause })
      props.onError?.(cause)
    },
    onRefusedSeek: refusal.show,
    onTrialChange(isOver) {
      setIsTrialOver(isOver)
      if (isOver) props.onTrialOver?.()
    },
  })

  function retry() {
    setAttempt(attempt + 1)
    void props.onRetry?.()
  }

  return (
    <>
      <Stage>
        <video
          ref={video}
          aria-label={title}
          poster={poster ?? undefined}
          preload="metadata"
          controls={!isTrialOver && !failure}
          controlsList={bansSeeking ? 'nodownload noplaybackrate' : 'nodownload'}
          playsInline
          onRateChange={(event) => setRate(event.currentTarget.playbackRate)}
        />
        <Notice role="status">{refusal.isShown ? messages.noForwardSeek : ''}</Notice>
        {isTrialOver && stopAt !== undefined && (
          <StagePanel role="status" text={messages.trialOver}>
            {trialEnd}
            <Button variant="secondary" onClick={() => playback.current?.replay()}>
              {messages.replay}
            </Button>
          </StagePanel>
        )}
        {failure && <FailurePanel kind={failure.kind} onRetry={retry} />}
      </Stage>
      <Tools>
        {streams.length > 1 && (
          <ChoiceMenu
            label={messages.quality}
            choices={streams.map((stream) => stream.label)}
            current={Math.max(0, streams.indexOf(source))}
            onChoose={setChosen}
          />
        )}
        {!bansSeeking && (
          <ChoiceMenu
            label={messages.speed}
            choices={rates.map((choice) => `${choice}×`)}
            current={rates.indexOf(rate)}
            onChoose={(index) => playback.current?.setRate(rates[index] ?? 1)}
          />
        )}
      </Tools>
    </>
  )
}
