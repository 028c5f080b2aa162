import { probeMedia } from './media-probe'
import { failureOfMediaError, failureOfStatus, type PlayerFailure } from './player-failure'

/**
 * Lets the browser play an address by itself.
 *
 * @returns takes the address off again
 */
export function playNatively(
  video: HTMLVideoElement,
  url: string,
  onFailure: (failure: PlayerFailure) => void,
): () => void {
  const life = new AbortController()
  const { signal } = life

  async function tell() {
    const cause = video.error
    const kind = failureOfMediaError(cause?.code, navigator.onLine)
    if (kind !== 'unsupported') return onFailure({ kind, cause })
    // The element calls a refused address by the same name as a film that it cannot read.
    const answer = await probeMedia(url, signal, 'bytes=0-0')
    if (signal.aborted) return
    const isRefused = answer !== null && answer.status >= 400
    onFailure({ kind: isRefused ? failureOfStatus(answer.status, navigator.onLine) : kind, cause })
  }

  video.addEventListener('error', () => void tell(), { signal })
  video.src = url
  video.load()
  return () => {
    life.abort()
    video.removeAttribute('src')
    video.load()
  }
}
