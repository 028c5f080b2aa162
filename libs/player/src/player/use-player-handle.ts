import { useImperativeHandle, type Ref, type RefObject } from 'react'
import type { Playback } from '../playback'

/** What the `ref` of a player gives: the part of a video element that keeps the rules of watching. */
export interface PlayerHandle {
  /** Plays where the browser lets it, and as soon as the source has loaded. */
  play: () => void
  pause: () => void
  /** Goes to this second, within the lesson and where jumps are allowed; nothing before it has loaded. */
  seek: (seconds: number) => void
  /** In seconds. */
  readonly currentTime: number
  /** In seconds; `NaN` before it is known. */
  readonly duration: number
  readonly paused: boolean
}

/** Gives the host a handle on a video. */
export function usePlayerHandle(
  ref: Ref<PlayerHandle> | undefined,
  video: HTMLVideoElement | null,
  playback: RefObject<Playback | null>,
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
        return video?.duration ?? NaN
      },
      get paused() {
        return video?.paused ?? true
      },
    }),
    [video, playback],
  )
}
