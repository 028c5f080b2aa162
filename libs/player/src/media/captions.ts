import { distinctLabels } from '../rules/distinct-labels'

/** The captions of a recording. */
export interface Captions {
  /** Their names, in the order of the tracks. */
  labels: readonly string[]
  /** Index of those that are shown when captions are on; -1 without any. */
  chosen: number
}

function tracksOf(video: HTMLVideoElement): TextTrack[] {
  return Array.from(video.textTracks).filter(({ kind }) => /^(captions|subtitles)$/.test(kind))
}

/**
 * The captions that a recording has.
 *
 * @param label of those that the learner wants; otherwise those in the language of the page, or the first
 */
export function captionsOf(video: HTMLVideoElement, label: string | null): Captions {
  const tracks = tracksOf(video)
  const labels = distinctLabels(tracks.map((track) => track.label || track.language))
  const wanted = label === null ? -1 : labels.indexOf(label)
  const language = document.documentElement.lang.slice(0, 2)
  const own = tracks.findIndex((track) => language && track.language.startsWith(language))
  const fallback = own === -1 ? Math.min(0, tracks.length - 1) : own
  return { labels, chosen: wanted === -1 ? fallback : wanted }
}

/** Shows the captions of that index and no others; -1 shows none. */
export function showCaptions(video: HTMLVideoElement, index: number): void {
  for (const [at, track] of tracksOf(video).entries()) {
    const mode = at === index ? 'showing' : 'disabled'
    if (track.mode !== mode) track.mode = mode
  }
}

/**
 * Hears of captions that come or go.
 *
 * @returns ends it
 */
export function followCaptions(video: HTMLVideoElement, onChange: () => void): () => void {
  const life = new AbortController()
  const { signal } = life
  // An emulated DOM has the list, but not its events.
  const tracks: Partial<TextTrackList> = video.textTracks
  for (const name of ['addtrack', 'removetrack', 'change']) {
    tracks.addEventListener?.(name, onChange, { signal })
  }
  video.addEventListener('emptied', onChange, { signal })
  return () => life.abort()
}
