import { useEffect, useState } from 'react'

/** Cue of a WebVTT file. Times are in seconds. */
export interface Cue {
  start: number
  end: number
  text: string
}

const none: readonly Cue[] = []

/**
 * Returns the cues of one track of a video. Empty until its file has loaded, and if loading fails.
 *
 * @param selector selects the track element, which is loaded even though it is hidden
 * @param src URL of the file, read again when it changes
 */
export function useCues(
  video: HTMLVideoElement | null,
  selector: string,
  src: string | undefined,
): readonly Cue[] {
  const [cues, setCues] = useState(none)

  useEffect(() => {
    const element = video?.querySelector<HTMLTrackElement>(selector)
    if (!element?.track || src === undefined) return
    const { track } = element
    const read = () => {
      const found = Array.from(track.cues ?? []).filter((cue) => cue instanceof VTTCue)
      setCues(
        found.map(({ startTime, endTime, text }) => ({ start: startTime, end: endTime, text })),
      )
    }
    track.mode = 'hidden'
    if (element.readyState === HTMLTrackElement.LOADED) read()
    element.addEventListener('load', read)
    return () => {
      element.removeEventListener('load', read)
      setCues(none)
    }
  }, [video, selector, src])

  return cues
}

export function cueAt(cues: readonly Cue[], seconds: number): Cue | undefined {
  return cues.find(({ start, end }) => start <= seconds && seconds < end)
}
