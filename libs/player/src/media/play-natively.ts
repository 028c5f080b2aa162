import { credentialsOf, failureOfUrl } from './media-probe'
import { failureOfMediaError, type PlayerFailure } from '../rules/player-failure'

/**
 * Lets the browser play a URL by itself.
 *
 * @returns takes the URL off again
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
    const kind = failureOfMediaError(cause?.code, navigator.onLine)
    if (kind !== 'unsupported' && kind !== 'network') return onFailure({ kind, cause })
    // The element calls a refused URL by the same name as a video that it cannot read, and one that
    // is refused while it plays by that of a lost connection.
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
