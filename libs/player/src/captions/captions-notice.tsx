import type { ReactElement } from 'react'
import { Notice, NoticeButton } from '../panels/notice'
import { usePlayerMessages } from '../player/use-player-messages'

/** Announces that captions could not be loaded, with a retry. */
export function CaptionsNotice({ onRetry }: { onRetry: () => void }): ReactElement {
  const messages = usePlayerMessages()
  return (
    <Notice role="alert">
      <span>{messages.captionsFailed}</span>
      <NoticeButton variant="ghost" size="sm" onClick={onRetry}>
        {messages.retry}
      </NoticeButton>
    </Notice>
  )
}
