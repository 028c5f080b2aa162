import { credentialsOf, failureOfUrl } from './media-probe'
import { failureOfMediaError, type PlayerFailure } from '../rules/player-failure'

/**
 * Plays a URL without hls.js.
 *
 * @returns the function that removes the URL
 */
export function playNatively(
  video: HTMLVideoElement,
  url: string,
  onFailure: (failure: PlayerFailure) => void,
): () => void {
  const life = new AbortController()
  const { signal } = life

  async function reportFailure() {
    const cause = video.error
    const kind = failureOfMediaError(cause?.code)
    if (kind !== 'unsupported' && kind !== 'network') return onFailure({ kind, cause })
    // The element reports a refused URL as an unsupported video, or as a lost connection if it was refused
    // during playback.
    const reason = await failureOfUrl(url, signal, credentialsOf(video), kind)
    if (!signal.aborted) onFailure({ kind: reason, cause })
  }

  video.addEventListener('error', () => void reportFailure(), { signal })
  video.src = url
  video.load()
  return () => {
    life.abort()
    video.removeAttribute('src')
    video.load()
  }
}
