import type { ReactElement } from 'react'
import { Play } from 'lucide-react'
import { styled } from 'styled-components'
import { Spinner, token } from '@shuyuan/ui'
import type { VideoStore } from '../media/video-store'
import { useVideo } from './use-video'
import { usePlayerMessages } from '../player/use-player-messages'

const Root = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${token('space-2')};
  pointer-events: none;
`

const Glyph = styled.span`
  display: grid;
  place-items: center;
  inline-size: 72px;
  block-size: 72px;
  padding-inline-start: ${token('space-1')};
  border-radius: ${token('radius-full')};
  background: rgb(8 12 18 / 0.65);
  @container player (max-width: 560px) {
    inline-size: 56px;
    block-size: 56px;
  }
`

const Waiting = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token('space-2')};
  padding: ${token('space-3')} ${token('space-4')};
  border-radius: ${token('radius-md')};
  background: rgb(8 12 18 / 0.65);
  font: ${token('type-small')};
  /* The delay hides waits that are too short to notice. */
  animation: sy-fade ${token('motion-normal')} 400ms backward;
`

/** Play icon of a paused video, or spinner while it waits for data. */
export function VideoMarks({ store }: { store: VideoStore | null }): ReactElement {
  const messages = usePlayerMessages()
  const isPaused = useVideo(store, (v) => v.paused, true)
  const isWaiting = useVideo(store, () => store?.isWaiting() ?? false, false)
  return (
    <Root>
      {isPaused && (
        <Glyph>
          <Play size={32} fill="currentColor" aria-hidden />
        </Glyph>
      )}
      {isWaiting && (
        <Waiting>
          <Spinner label={messages.waiting} />
          <span aria-hidden>{messages.waiting}</span>
        </Waiting>
      )}
    </Root>
  )
}
