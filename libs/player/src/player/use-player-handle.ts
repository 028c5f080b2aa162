import { useImperativeHandle, type Ref, type RefObject } from 'react'
import { lessonLength } from '../rules/position/lesson-length'
import type { Playback } from '../media/playback'

/** Controls a player like a video element, within the limits on seeking and trials. */
export interface PlayerHandle {
  /** Plays as soon as the source has loaded, if the browser allows it. */
  play: () => void
  pause: () => void
  /** Jumps to a second of the lesson, if the jump is allowed. Does nothing before the source has loaded. */
  seek: (seconds: number) => void
  /** In seconds. */
  readonly currentTime: number
  /** In seconds, or `NaN` before it is known. */
  readonly duration: number
  readonly paused: boolean
  /**
   * Calls the listener when the position changes: about four times per second during playback, and on jumps.
   * @returns unsubscribes
   */
  subscribe: (listener: () => void) => () => void
}

const moves = ['timeupdate', 'seeking', 'loadedmetadata']

export function usePlayerHandle(
  ref: Ref<PlayerHandle> | undefined,
  video: HTMLVideoElement | null,
  playback: RefObject<Playback | null>,
  lessonSeconds?: number,
): void {
  useImperativeHandle(
    ref,
    () => ({
      play: () => playback.current?.play(),
      pause: () => playback.current?.pause(),
      seek: (seconds) => playback.current?.seek(seconds),
      get currentTime() {
        return video?.currentTime ?? 0
      },
      get duration() {
        return lessonLength(video?.duration ?? NaN, lessonSeconds)
      },
      get paused() {
        return video?.paused ?? true
      },
      subscribe(listener) {
        const life = new AbortController()
        for (const name of moves) video?.addEventListener(name, listener, { signal: life.signal })
        return () => life.abort()
      },
    }),
    [video, playback, lessonSeconds],
  )
}
