import { type KeyboardEvent, type PointerEvent, type ReactElement, useState } from 'react'
import { styled } from 'styled-components'
import { lessonLength } from '../rules/position/lesson-length'
import type { VideoStore } from '../media/video-store'
import { Range } from './range'
import { SeekPreview } from './seek-preview'
import { cueAt, useCues, type Cue } from '../captions/use-cues'
import { useVideo } from '../playback/use-video'
import { usePlayerMessages } from '../player/use-player-messages'

/** Returns the second up to which the video is loaded without a gap. */
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

const Mark = styled.span`
  position: absolute;
  inset-block: calc(50% - 2px);
  inline-size: 3px;
  margin-inline-start: -1px;
  background: rgb(0 0 0 / 0.85);
  pointer-events: none;
`

/** Steps of the keys on the slider, in seconds. Arrow keys match the player's shortcuts. */
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

export interface SeekSliderProps {
  store: VideoStore | null
  lessonSeconds?: number
  chapters: readonly Cue[]
  /** URL of the WebVTT file with images for the preview. */
  thumbnails?: string
  onSeek: (seconds: number) => void
}

/** Shows the position and the loaded part of the lesson, and jumps to another position. */
export function SeekSlider(props: SeekSliderProps): ReactElement {
  const { store, lessonSeconds, chapters, thumbnails, onSeek } = props
  const messages = usePlayerMessages()
  const position = useVideo(store, (v) => v.currentTime, 0)
  const duration = useVideo(store, (v) => lessonLength(v.duration, lessonSeconds), NaN) || 0
  const thumbnailCues = useCues(store?.video ?? null, 'track[data-thumbnails]', thumbnails)
  const loaded = useVideo(store, bufferedUntil, 0)
  const [isHeld, setIsHeld] = useState(false)
  const [dragged, setDragged] = useState<number | null>(null)
  const [hovered, setHovered] = useState<number | null>(null)
  const shown = Math.min(dragged ?? position, duration)
  const share = (seconds: number) => (duration > 0 ? (seconds / duration) * 100 : 0)
  const previewed = dragged ?? hovered
  // No marks at either end or under the thumb.
  const marks = chapters
    .map(({ start }) => share(start))
    .filter((mark) => mark > 0 && mark < 100 && Math.abs(mark - share(shown)) > 2.5)

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
        aria-valuetext={messages.position(shown, duration, cueAt(chapters, shown)?.text)}
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
      {marks.map((mark) => (
        <Mark key={mark} style={{ insetInlineStart: `${mark}%` }} />
      ))}
      {previewed !== null && duration > 0 && (
        <SeekPreview
          seconds={previewed}
          share={share(previewed)}
          chapters={chapters}
          thumbnails={thumbnailCues}
          file={thumbnails}
        />
      )}
    </Root>
  )
}
