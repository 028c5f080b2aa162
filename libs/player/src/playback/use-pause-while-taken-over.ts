import { useEffect, useRef, type RefObject } from 'react'
import type { Playback } from '../media/playback'

/** Pauses while another tab holds the playback lock, then resumes if it was playing. */
export function usePauseWhileTakenOver(
  playback: RefObject<Playback | null>,
  video: HTMLVideoElement | null,
  isTakenOver: boolean,
): void {
  const wasPlaying = useRef(false)
  useEffect(() => {
    if (isTakenOver) {
      wasPlaying.current = video?.paused === false
      playback.current?.pause()
    } else if (wasPlaying.current) {
      wasPlaying.current = false
      playback.current?.play()
    }
  }, [playback, video, isTakenOver])
}
