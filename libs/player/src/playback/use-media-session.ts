import { useEffect, useEffectEvent } from 'react'
import { startMediaSession, type MediaSessionActions } from '../media/media-session'

/** Connects the video to the system's media controls from the first playback on. */
export function useMediaSession(
  video: HTMLVideoElement | null,
  title: string,
  album: string | undefined,
  artwork: string | null | undefined,
  actions: MediaSessionActions,
): void {
  const getActions = useEffectEvent(() => actions)
  const hasPrevious = actions.previous !== undefined
  const hasNext = actions.next !== undefined

  useEffect(() => {
    if (!video || !('mediaSession' in navigator)) return
    return startMediaSession(video, { title, album, artwork, hasPrevious, hasNext }, () =>
      getActions(),
    )
  }, [video, title, album, artwork, hasPrevious, hasNext])
}
