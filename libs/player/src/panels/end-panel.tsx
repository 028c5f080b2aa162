import { useState, type ReactElement } from 'react'
import { styled } from 'styled-components'
import { Button, token, VisuallyHidden } from '@shuyuan/ui'
import type { NeighborLesson } from '../player/player-props'
import { OverlayPanel } from './overlay-panel'
import { useCountdown } from './use-countdown'
import { useTyping } from '../gestures/use-typing'
import { usePlayerMessages } from '../player/use-player-messages'

/** Time to cancel the next lesson, in seconds. */
const countdownSeconds = 10

const Seconds = styled.span`
  display: inline-grid;
  place-items: center;
  inline-size: 56px;
  block-size: 56px;
  margin-block-end: ${token('space-3')};
  border: 3px solid ${token('accent-on-scrim')};
  border-radius: ${token('radius-full')};
  font: ${token('type-subheading')};
  font-variant-numeric: tabular-nums;
`

export interface EndPanelProps {
  /** Omit it for the last lesson. */
  next?: NeighborLesson
  /** True if the learner played to the end, rather than jumped there. */
  isCompleted: boolean
  onReplay: () => void
}

function NextLesson({
  next,
  onReplay,
}: Pick<EndPanelProps, 'onReplay'> & { next: NeighborLesson }) {
  const messages = usePlayerMessages()
  const [isCanceled, setIsCanceled] = useState(false)
  useTyping(() => setIsCanceled(true))
  const secondsLeft = useCountdown(countdownSeconds, !isCanceled, next.onSelect)
  // Screen readers announce only the start of the countdown.
  const text = isCanceled ? (
    messages.nextUp(next.title)
  ) : (
    <>
      <Seconds aria-hidden translate="no">
        {secondsLeft}
      </Seconds>
      <span aria-hidden style={{ display: 'block' }}>
        {messages.nextUp(next.title)}
      </span>
      <VisuallyHidden>{messages.nextIn(countdownSeconds, next.title)}</VisuallyHidden>
    </>
  )
  return (
    <OverlayPanel role="status" text={text}>
      <Button onClick={next.onSelect}>{messages.playNow}</Button>
      {isCanceled ? (
        <Button variant="secondary" onClick={onReplay}>
          {messages.replay}
        </Button>
      ) : (
        <Button variant="secondary" onClick={() => setIsCanceled(true)}>
          {messages.cancel}
        </Button>
      )}
    </OverlayPanel>
  )
}

/**
 * Shown at the end of a lesson. The next one starts after a countdown that the learner can cancel. While the learner
 * writes on the page there is none.
 */
export function EndPanel({ next, isCompleted, onReplay }: EndPanelProps): ReactElement {
  const messages = usePlayerMessages()
  if (next) return <NextLesson next={next} onReplay={onReplay} />
  return (
    <OverlayPanel role="status" text={isCompleted ? messages.lastDone : messages.atEnd}>
      <Button variant="secondary" onClick={onReplay}>
        {messages.replay}
      </Button>
    </OverlayPanel>
  )
}
