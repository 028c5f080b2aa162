import type { Cue } from '../captions/use-cues'

/** Timeout of the browser's parser in ms. It needs milliseconds. */
const timeout = 5_000

/**
 * Parses a WebVTT file with the browser's own parser, which only a track of a video offers. Cues have no markup.
 *
 * @returns null if the browser cannot read the file
 */
export function parseVtt(text: string): Promise<Cue[] | null> {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/vtt' }))
  const element = document.createElement('track')
  const parsed = new Promise<Cue[] | null>((resolve) => {
    element.addEventListener('load', () => {
      const cues = Array.from(element.track.cues ?? []).filter((cue) => cue instanceof VTTCue)
      resolve(
        cues.map((cue) => ({
          start: cue.startTime,
          end: cue.endTime,
          text: cue.getCueAsHTML().textContent,
        })),
      )
    })
    element.addEventListener('error', () => resolve(null))
    setTimeout(resolve, timeout, null)
  })
  document.createElement('video').append(element)
  element.src = url
  element.track.mode = 'hidden'
  return parsed.finally(() => URL.revokeObjectURL(url))
}
