import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { returnToPage } from '../media/picture-in-picture'
import { createPlayback, type Playback } from '../media/playback'
import type { PlaybackOptions } from '../rules/playback-options'
import type { StreamSource } from '../rules/player-source'

/**
 * Plays a source on `video` until unmount. A change of the URL or of `attempt` reloads it at the same
 * second.
 */
export function usePlayback(
  video: HTMLVideoElement | null,
  { url, format }: StreamSource,
  attempt: number,
  options: PlaybackOptions,
): RefObject<Playback | null> {
  const getOptions = useEffectEvent(() => options)
  const playback = useRef<Playback | null>(null)

  useEffect(() => {
    if (!video) return
    const created = createPlayback(video, () => getOptions())
    playback.current = created
    return () => {
      playback.current = null
      created.destroy()
      returnToPage(video)
    }
  }, [video])

  useEffect(() => {
    if (video) playback.current?.load({ url, format })
  }, [video, url, format, attempt])

  return playback
}
