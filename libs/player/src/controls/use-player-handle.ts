import { useImperativeHandle, type Ref, type RefObject } from 'react'
import { lessonLength } from '../rules/lesson-length'
import type { Playback } from '../media/playback'

/** Handle of a player: the part of a video element that keeps the rules of watching. */
export interface PlayerHandle {
  /** Plays if the browser allows it, as soon as the source has loaded. */
  play: () => void
  pause: () => void
  /** Jumps to this second within the lesson, where jumps are allowed; does nothing before it has loaded. */
  seek: (seconds: number) => void
  /** In seconds. */
  readonly currentTime: number
  /** In seconds; `NaN` before it is known. */
  readonly duration: number
  readonly paused: boolean
}

/** Exposes the handle of a video to the host. */
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
    }),
    [video, playback, lessonSeconds],
  )
}
