import { useEffect, useState } from 'react'

/** A stretch of the video that a WebVTT file says something of, in seconds. */
export interface Cue {
  start: number
  end: number
  text: string
}

const none: readonly Cue[] = []

/**
 * The cues of one track of a video, once its file has come; a file that fails has none.
 *
 * @param selector of the track element, which is loaded though nothing shows it
 * @param src of its file; another one is read anew
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

/** The cue at a second. */
export function cueAt(cues: readonly Cue[], seconds: number): Cue | undefined {
  return cues.find(({ start, end }) => start <= seconds && seconds < end)
}
