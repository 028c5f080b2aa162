import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import type { Playback } from '../media/playback'
import type { VideoStore } from '../media/video-store'
import { boostRate } from '../rules/input/boost-rate'
import { useVideo } from '../playback/use-video'

/** How long a finger, the mouse or a key is held before the video plays faster, in ms. */
const holdDelay = 500

/** Faster playback while the learner holds the video or a key. */
export interface Boost {
  /** Current speed, or null while nothing is held. */
  rate: number | null
  press: () => void
  /** Changes the speed by the distance in px since the press. */
  slide: (distance: number) => void
  /** Returns to the normal speed. Returns true if the press was long enough to play faster. */
  release: () => boolean
}

/** Plays faster during a press. A pause or a loss of focus of the window ends it, too. */
export function useBoost(playback: RefObject<Playback | null>, store: VideoStore | null): Boost {
  const [rate, setRate] = useState<number | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** Speed to return to. */
  const normal = useRef<number | null>(null)
  const isPlaying = useVideo(store, (v) => !v.paused, false)

  function begin() {
    if (!store || store.video.paused) return
    const { playbackRate } = store.video
    const next = boostRate(playbackRate, 0)
    if (!playback.current?.setRate(next)) return
    normal.current = playbackRate
    setRate(next)
  }

  function release(): boolean {
    clearTimeout(timer.current)
    if (normal.current === null) return false
    playback.current?.setRate(normal.current)
    normal.current = null
    setRate(null)
    return true
  }

  const stop = useEffectEvent(release)
  useEffect(() => {
    const onBlur = () => void stop()
    window.addEventListener('blur', onBlur)
    return () => {
      window.removeEventListener('blur', onBlur)
      clearTimeout(timer.current)
    }
  }, [])
  useEffect(() => {
    if (!isPlaying) stop()
  }, [isPlaying])

  return {
    rate,
    press() {
      release()
      timer.current = setTimeout(begin, holdDelay)
    },
    slide(distance) {
      if (normal.current === null) return
      const next = boostRate(normal.current, distance)
      playback.current?.setRate(next)
      setRate(next)
    },
    release,
  }
}
