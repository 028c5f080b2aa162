import { captionTracks } from './captions'

/** Lays out the shown captions again. Browsers place a cue only when it appears. */
function refresh(track: TextTrack) {
  if (track.mode !== 'showing') return
  track.mode = 'hidden'
  track.mode = 'showing'
}

/**
 * Moves captions to the top of the video, except those that their file places elsewhere. Cues of a playlist
 * arrive during playback.
 *
 * @returns the function that moves them back
 */
export function moveCaptionsToTop(video: HTMLVideoElement): () => void {
  const moved = new Set<VTTCue>()
  const followed = new Set<TextTrack>()
  const life = new AbortController()
  const { signal } = life

  function move(track: TextTrack) {
    const cues = Array.from(track.cues ?? []).filter((cue) => cue instanceof VTTCue)
    const unmoved = cues.filter((cue) => cue.line === 'auto')
    for (const cue of unmoved) {
      cue.line = 0
      moved.add(cue)
    }
    const active = Array.from(track.activeCues ?? [])
    if (unmoved.some((cue) => active.includes(cue))) refresh(track)
  }

  function follow() {
    for (const track of captionTracks(video)) {
      if (followed.has(track)) continue
      followed.add(track)
      track.addEventListener('cuechange', () => move(track), { signal })
      move(track)
    }
  }

  video.textTracks.addEventListener('addtrack', follow, { signal })
  follow()
  return () => {
    life.abort()
    for (const cue of moved) cue.line = 'auto'
    for (const track of followed) refresh(track)
  }
}
