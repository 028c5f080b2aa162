/** Actions of the system's media controls: lock screen, headset and picture-in-picture window. */
export interface MediaSessionActions {
  play: () => void
  pause: () => void
  seekBy: (seconds: number) => void
  seekTo: (seconds: number) => void
  previous?: () => void
  next?: () => void
}

interface MediaSessionContent {
  title: string
  album?: string
  artwork?: string | null
  hasPrevious: boolean
  hasNext: boolean
}

/** Seek offset if the system specifies none, in seconds. */
const defaultOffset = 10

const changes = ['loadedmetadata', 'durationchange', 'ratechange', 'seeked', 'play', 'pause']

/**
 * Claims the system's media controls once the element plays, because a page may contain several players.
 *
 * @returns the function that releases them
 */
export function startMediaSession(
  video: HTMLVideoElement,
  { title, album, artwork, hasPrevious, hasNext }: MediaSessionContent,
  actions: () => MediaSessionActions,
): () => void {
  const { mediaSession } = navigator
  const life = new AbortController()
  const { signal } = life
  let isOurs = false

  const handlers: [MediaSessionAction, MediaSessionActionHandler | null][] = [
    ['play', () => actions().play()],
    ['pause', () => actions().pause()],
    ['stop', () => actions().pause()],
    ['seekbackward', ({ seekOffset }) => actions().seekBy(-(seekOffset ?? defaultOffset))],
    ['seekforward', ({ seekOffset }) => actions().seekBy(seekOffset ?? defaultOffset)],
    ['seekto', ({ seekTime }) => seekTime !== undefined && actions().seekTo(seekTime)],
    ['previoustrack', hasPrevious ? () => actions().previous?.() : null],
    ['nexttrack', hasNext ? () => actions().next?.() : null],
  ]

  function handle(action: MediaSessionAction, handler: MediaSessionActionHandler | null) {
    try {
      mediaSession.setActionHandler(action, handler)
    } catch {
      // Not every browser supports every action.
    }
  }

  function claim() {
    if (isOurs) return
    isOurs = true
    mediaSession.metadata = new MediaMetadata({
      title,
      album,
      artwork: artwork ? [{ src: artwork }] : [],
    })
    for (const [action, handler] of handlers) handle(action, handler)
  }

  function updatePosition() {
    if (!isOurs) return
    mediaSession.playbackState = video.paused ? 'paused' : 'playing'
    const { duration, playbackRate, currentTime } = video
    if (!Number.isFinite(duration) || duration <= 0 || currentTime > duration) return
    mediaSession.setPositionState({ duration, playbackRate, position: currentTime })
  }

  video.addEventListener('play', claim, { signal })
  for (const name of changes) video.addEventListener(name, updatePosition, { signal })
  if (!video.paused) {
    claim()
    updatePosition()
  }
  return () => {
    life.abort()
    if (!isOurs) return
    for (const [action] of handlers) handle(action, null)
    mediaSession.metadata = null
    mediaSession.playbackState = 'none'
    mediaSession.setPositionState()
  }
}
