import { useEffect, useState } from 'react'
import { captionTracks } from '../media/captions'
import { credentialsOf, probeMedia, isWebVtt } from '../media/media-probe'

interface CaptionFiles {
  /** True if the file of the chosen captions could not be loaded. */
  hasFailed: boolean
  retry: () => void
}

/**
 * Loads the file of the chosen captions when they are switched on. A request instead of the element's `src`
 * also works for a file of another origin beside a video without CORS, and its failure can be reported.
 *
 * @param chosen index of the captions to load, or -1 for none
 */
export function useCaptionFiles(video: HTMLVideoElement | null, chosen: number): CaptionFiles {
  const [attempt, setAttempt] = useState(0)
  const [failed, setFailed] = useState('')
  const key = `${chosen} ${attempt}`

  useEffect(() => {
    if (!video || chosen === -1) return
    const track = captionTracks(video)[chosen]
    const element = Array.from(video.querySelectorAll('track')).find((one) => one.track === track)
    const file = element?.dataset.file
    if (!element || file === undefined || element.hasAttribute('src')) return
    const life = new AbortController()
    void probeMedia(file, life.signal, credentialsOf(video)).then((answer) => {
      if (life.signal.aborted) return
      if (!answer || answer.status >= 400 || !isWebVtt(answer.text)) return setFailed(key)
      // The page may be left before the element reads it, so the URL lives as long as the document.
      element.src = URL.createObjectURL(new Blob([answer.text], { type: 'text/vtt' }))
    })
    return () => life.abort()
  }, [video, chosen, key])

  return {
    hasFailed: failed === key,
    retry: () => setAttempt((count) => count + 1),
  }
}
