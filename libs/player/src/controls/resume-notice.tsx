import type { ReactElement } from 'react'
import { styled } from 'styled-components'
import { Button, token } from '@shuyuan/ui'
import { Notice } from './notice'
import { useDelayedAction } from './use-delayed-action'
import { usePlayerMessages } from './use-player-messages'

/** How long the notice is shown while the video plays, in ms. */
const duration = 8_000

const FromStart = styled(Button)`
  min-height: 28px;
  padding-inline: ${token('space-2')};
  color: ${token('accent-on-scrim')};
  &:hover {
    background: rgb(255 255 255 / 0.18);
    color: ${token('on-scrim')};
  }
`

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
      <FromStart variant="ghost" size="sm" onClick={props.onFromStart}>
        {messages.fromStart}
      </FromStart>
    </Notice>
  )
}
