import { type KeyboardEvent, type PointerEvent, type ReactElement, useState } from 'react'
import { styled } from 'styled-components'
import { formatDuration } from '@shuyuan/time-format'
import { token } from '@shuyuan/ui'
import { messages } from '../messages'
import { Range } from './range'
import { useVideo } from './use-video'

/** Second up to which the recording is loaded without a gap from where it is. */
function bufferedUntil({ buffered, currentTime }: HTMLVideoElement): number {
  for (let index = 0; index < buffered.length; index += 1) {
    const end = buffered.end(index)
    if (buffered.start(index) <= currentTime && currentTime <= end) return end
  }
  return currentTime
}

const Root = styled.div`
  position: relative;
  display: flex;
  flex: 1;
`

const Bubble = styled.output`
  position: absolute;
  inset-block-end: 100%;
  padding: 0 ${token('space-2')};
  border-radius: ${token('radius-sm')};
  background: ${token('scrim-media')};
  font: ${token('type-caption')};
  font-variant-numeric: tabular-nums;
  pointer-events: none;
`

/** What keys do to the slider, in seconds; 5 as everywhere in the player. */
const steps: Record<string, number> = {
  ArrowLeft: -5,
  ArrowDown: -5,
  ArrowRight: 5,
  ArrowUp: 5,
  PageDown: -30,
  PageUp: 30,
  Home: -Infinity,
  End: Infinity,
}

/** Properties of {@link SeekSlider}. */
export interface SeekSliderProps {
  video: HTMLVideoElement | null
  onSeek: (seconds: number) => void
}

/** Where the lesson is, what is loaded, and the way to another place. */
export function SeekSlider({ video, onSeek }: SeekSliderProps): ReactElement {
  const position = useVideo(video, (v) => v.currentTime, 0)
  const known = useVideo(video, (v) => v.duration, NaN)
  const loaded = useVideo(video, bufferedUntil, 0)
  const [isHeld, setIsHeld] = useState(false)
  const [dragged, setDragged] = useState<number | null>(null)
  const [hovered, setHovered] = useState<number | null>(null)
  const duration = Number.isFinite(known) ? known : 0
  const shown = Math.min(dragged ?? position, duration)
  const share = (seconds: number) => (duration > 0 ? (seconds / duration) * 100 : 0)
  const pointed = dragged ?? hovered

  function follow({ clientX, currentTarget }: PointerEvent) {
    const { left, width } = currentTarget.getBoundingClientRect()
    setHovered(Math.min(1, Math.max(0, (clientX - left) / width)) * duration)
  }

  function release() {
    setIsHeld(false)
    setDragged(null)
    if (dragged !== null) onSeek(dragged)
  }

  function step(event: KeyboardEvent) {
    const seconds = steps[event.key]
    if (seconds === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    onSeek(Math.min(duration, Math.max(0, position + seconds)))
  }

  return (
    <Root onPointerLeave={() => setHovered(null)}>
      <Range
        type="range"
        aria-label={messages.seek}
        aria-valuetext={messages.position(shown, duration)}
        min={0}
        max={duration}
        step="any"
        value={shown}
        disabled={duration === 0}
        style={{ backgroundSize: `${share(shown)}% 4px, ${share(loaded)}% 4px, 100% 4px` }}
        onPointerMove={follow}
        onPointerDown={() => setIsHeld(true)}
        onPointerUp={release}
        onPointerCancel={release}
        onKeyDown={step}
        onChange={({ target }) =>
          isHeld ? setDragged(target.valueAsNumber) : onSeek(target.valueAsNumber)
        }
      />
      {pointed !== null && duration > 0 && (
        <Bubble
          aria-hidden
          style={{ insetInlineStart: `${share(pointed)}%`, translate: `-${share(pointed)}%` }}
        >
          {formatDuration(pointed)}
        </Bubble>
      )}
    </Root>
  )
}
