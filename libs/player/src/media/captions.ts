import { distinctLabels } from '../rules/player-track'

/** Captions of a video. */
export interface Captions {
  /** In the order of the tracks. */
  labels: readonly string[]
  /** Index of the captions to show when captions are on, or -1 if there are none. */
  chosen: number
}

/** Text tracks that can be switched on, in the order of the captions menu. */
export function captionTracks(video: HTMLVideoElement): TextTrack[] {
  return Array.from(video.textTracks).filter(({ kind }) => /^(captions|subtitles)$/.test(kind))
}

/**
 * Lists the captions of a video.
 *
 * @param label preferred label. Falls back to captions in the language of the page, then to the first ones
 */
export function captionsOf(video: HTMLVideoElement, label: string | null): Captions {
  const tracks = captionTracks(video)
  const labels = distinctLabels(tracks.map((track) => track.label || track.language))
  const preferred = label === null ? -1 : labels.indexOf(label)
  const language = document.documentElement.lang.slice(0, 2)
  const inLanguage = tracks.findIndex((track) => language && track.language.startsWith(language))
  const fallback = inLanguage === -1 ? Math.min(0, tracks.length - 1) : inLanguage
  return { labels, chosen: preferred === -1 ? fallback : preferred }
}

/** Shows the captions at `index` and hides all others. -1 shows none. */
export function showCaptions(video: HTMLVideoElement, index: number): void {
  for (const [at, track] of captionTracks(video).entries()) {
    const mode = at === index ? 'showing' : 'disabled'
    if (track.mode !== mode) track.mode = mode
  }
}

/**
 * Subscribes to added, removed and switched captions.
 *
 * @returns the function that unsubscribes
 */
export function followCaptions(video: HTMLVideoElement, onChange: () => void): () => void {
  const life = new AbortController()
  const { signal } = life
  // jsdom has the list, but not its events.
  const tracks: Partial<TextTrackList> = video.textTracks
  for (const name of ['addtrack', 'removetrack', 'change']) {
    tracks.addEventListener?.(name, onChange, { signal })
  }
  video.addEventListener('emptied', onChange, { signal })
  return () => life.abort()
}
