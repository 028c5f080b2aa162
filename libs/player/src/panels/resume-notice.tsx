import type { ReactElement } from 'react'
import { Notice, NoticeButton } from './notice'
import { useDelayedAction } from '../gestures/use-delayed-action'
import { usePlayerMessages } from '../player/use-player-messages'

/** How long the notice is shown while the video plays, in ms. */
const duration = 8_000

export interface ResumeNoticeProps {
  seconds: number
  isPlaying: boolean
  onFromStart: () => void
  onClose: () => void
}

/** Announces that playback resumed, with a button that starts over. */
export function ResumeNotice(props: ResumeNoticeProps): ReactElement {
  const messages = usePlayerMessages()
  useDelayedAction(props.isPlaying, duration, props.onClose)
  return (
    <Notice>
      <span>{messages.resumed(props.seconds)}</span>
      <NoticeButton variant="ghost" size="sm" onClick={props.onFromStart}>
        {messages.fromStart}
      </NoticeButton>
    </Notice>
  )
}
