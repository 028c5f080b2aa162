import { useEffect, useRef } from 'react'
import { startMediaSession, type MediaSessionActions } from '../media/media-session'

/** What the lock screen shows and what its buttons do, from the first second played on. */
export function useMediaSession(
  video: HTMLVideoElement | null,
  title: string,
  album: string | undefined,
  artwork: string | null | undefined,
  actions: MediaSessionActions,
): void {
  const latest = useRef(actions)
  const hasPrevious = actions.previous !== undefined
  const hasNext = actions.next !== undefined

  useEffect(() => {
    latest.current = actions
  })

  useEffect(() => {
    if (!video || !('mediaSession' in navigator)) return
    return startMediaSession(
      video,
      { title, album, artwork, hasPrevious, hasNext },
      () => latest.current,
    )
  }, [video, title, album, artwork, hasPrevious, hasNext])
}
