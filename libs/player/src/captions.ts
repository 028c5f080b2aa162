function tracksOf(video: HTMLVideoElement): TextTrack[] {
  return Array.from(video.textTracks).filter(({ kind }) => /^(captions|subtitles)$/.test(kind))
}

/** Whether a recording has captions. */
export function hasCaptions(video: HTMLVideoElement): boolean {
  return tracksOf(video).length > 0
}

/** Shows the captions in the language of the page, or else the first ones; or none. */
export function showCaptions(video: HTMLVideoElement, isOn: boolean): void {
  const tracks = tracksOf(video)
  const language = document.documentElement.lang.slice(0, 2)
  const own = tracks.find((track) => language && track.language.startsWith(language)) ?? tracks[0]
  for (const track of tracks) {
    const mode = isOn && track === own ? 'showing' : 'disabled'
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
