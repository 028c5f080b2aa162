import { useRef, type MouseEvent, type PointerEvent, type ReactElement } from 'react'
import { styled } from 'styled-components'
import { isRepeated, tapGap, tapSide, type Tap } from '../rules/input/tap-series'
import type { Boost } from '../gestures/use-boost'

const Root = styled.div`
  position: absolute;
  inset: 0;
  touch-action: pan-y pinch-zoom;
  user-select: none;
  -webkit-touch-callout: none;
  [data-activity='idle'] > & {
    cursor: none;
  }
`

/** How far a double tap jumps, in seconds. Each further tap jumps again. */
const tapSeconds = 10

export interface VideoSurfaceProps {
  isPlaying: boolean
  boost: Boost
  onToggle: () => void
  onFullscreen: () => void
  /** In seconds, negative for back. */
  onSkip: (seconds: number) => void
}

/**
 * Area over the video. A click plays or pauses, a double click enters fullscreen, and a press plays faster. A
 * touch on the playing video only shows the controls, and a double tap at a side jumps.
 */
export function VideoSurface(props: VideoSurfaceProps): ReactElement {
  const { isPlaying, boost, onToggle, onFullscreen, onSkip } = props
  const press = useRef({ x: 0, isTouch: false, wasHeld: false })
  const lastTap = useRef<Tap | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  function start(event: PointerEvent) {
    press.current = { x: event.clientX, isTouch: event.pointerType === 'touch', wasHeld: false }
    if (event.isPrimary && event.button === 0) boost.press()
    else boost.release()
  }

  function end() {
    press.current.wasHeld ||= boost.release()
  }

  function tap(event: MouseEvent) {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const next: Tap = { side: tapSide(event.clientX - left, width), at: event.timeStamp }
    const isNext = isRepeated(next, lastTap.current)
    lastTap.current = isNext && next.side === 0 ? null : next
    clearTimeout(timer.current)
    if (isNext && next.side === 0) onFullscreen()
    else if (isNext) onSkip(next.side * tapSeconds)
    else if (isPlaying) return
    else if (next.side === 0) onToggle()
    // At a side, a second tap may follow.
    else timer.current = setTimeout(onToggle, tapGap)
  }

  return (
    <Root
      data-surface=""
      onPointerDown={start}
      onPointerMove={(event) => boost.slide(event.clientX - press.current.x)}
      onPointerUp={end}
      onPointerCancel={end}
      onPointerLeave={end}
      onContextMenu={(event) => {
        if (press.current.isTouch) event.preventDefault()
      }}
      onClick={(event) => {
        if (press.current.wasHeld) return
        if (press.current.isTouch) tap(event)
        else onToggle()
      }}
      onDoubleClick={() => {
        if (!press.current.isTouch) onFullscreen()
      }}
    />
  )
}
