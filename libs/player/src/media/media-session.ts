/** What the buttons of a lock screen, a headset or an image's own window do. */
export interface MediaSessionActions {
  play: () => void
  pause: () => void
  seekBy: (seconds: number) => void
  seekTo: (seconds: number) => void
  previous?: () => void
  next?: () => void
}

interface Shown {
  title: string
  album?: string
  artwork?: string | null
  hasPrevious: boolean
  hasNext: boolean
}

/** How far one press goes when the system does not say, in seconds. */
const step = 10

const changes = ['loadedmetadata', 'durationchange', 'ratechange', 'seeked', 'play', 'pause']

/**
 * Takes the system's media controls once the element plays, for several players may stand in a page.
 *
 * @returns gives them back
 */
export function startMediaSession(
  video: HTMLVideoElement,
  { title, album, artwork, hasPrevious, hasNext }: Shown,
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
    ['seekbackward', ({ seekOffset }) => actions().seekBy(-(seekOffset ?? step))],
    ['seekforward', ({ seekOffset }) => actions().seekBy(seekOffset ?? step)],
    ['seekto', ({ seekTime }) => seekTime !== undefined && actions().seekTo(seekTime)],
    ['previoustrack', hasPrevious ? () => actions().previous?.() : null],
    ['nexttrack', hasNext ? () => actions().next?.() : null],
  ]

  function handle(action: MediaSessionAction, handler: MediaSessionActionHandler | null) {
    try {
      mediaSession.setActionHandler(action, handler)
    } catch {
      // Not every browser knows every action.
    }
  }

  function take() {
    if (isOurs) return
    isOurs = true
    mediaSession.metadata = new MediaMetadata({
      title,
      album,
      artwork: artwork ? [{ src: artwork }] : [],
    })
    for (const [action, handler] of handlers) handle(action, handler)
  }

  function tellPosition() {
    if (!isOurs) return
    mediaSession.playbackState = video.paused ? 'paused' : 'playing'
    const { duration, playbackRate, currentTime } = video
    if (!Number.isFinite(duration) || duration <= 0 || currentTime > duration) return
    mediaSession.setPositionState({ duration, playbackRate, position: currentTime })
  }

  video.addEventListener('play', take, { signal })
  for (const name of changes) video.addEventListener(name, tellPosition, { signal })
  if (!video.paused) {
    take()
    tellPosition()
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
