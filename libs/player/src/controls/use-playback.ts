import { useEffect, useRef, type RefObject } from 'react'
import { bringBack } from '../media/picture-in-picture'
import { createPlayback, type Playback } from '../media/playback'
import type { PlaybackOptions } from '../rules/playback-options'
import type { StreamSource } from '../rules/player-source'

/**
 * Plays a source on the element of `video` for as long as the component is there; a change of
 * URL or `attempt` loads anew at the same second.
 */
export function usePlayback(
  video: HTMLVideoElement | null,
  { url, format, label, height }: StreamSource,
  attempt: number,
  options: PlaybackOptions,
): RefObject<Playback | null> {
  const latest = useRef(options)
  const playback = useRef<Playback | null>(null)

  useEffect(() => {
    latest.current = options
  })

  useEffect(() => {
    if (!video) return
    const created = createPlayback(video, () => latest.current)
    playback.current = created
    return () => {
      playback.current = null
      created.destroy()
      bringBack(video)
    }
  }, [video])

  useEffect(() => {
    if (video) playback.current?.load({ kind: 'stream', url, format, label, height })
  }, [video, url, format, label, height, attempt])

  return playback
}
