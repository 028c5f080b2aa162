import type { StreamSource } from './player-source'
import { credentialsOf, probeMedia } from './media-probe'
import { playNatively } from './play-natively'
import { type HlsModule, playWithHls } from './play-with-hls'
import { type PlayerFailure, failureOfStatus } from './player-failure'

/** Whether a source is an HLS playlist, by its URL and, failing that, by its stated format. */
export function isHls({ url, format }: Pick<StreamSource, 'url' | 'format'>): boolean {
  const path = url.split(/[?#]/, 1)[0] ?? ''
  const extension = /\.([a-z\d]{2,5})$/i.exec(path)?.[1]?.toLowerCase()
  return extension === 'm3u8' || (extension === undefined && format?.toLowerCase() === 'm3u8')
}

const hlsType = 'application/vnd.apple.mpegurl'
const listsCaptions = /^#EXT-X-MEDIA:.*TYPE=SUBTITLES/m

type Detach = () => void

/** Apple's browsers show the captions of a playlist; others that play HLS pass over them. */
function showsCaptionsItself(video: HTMLVideoElement): boolean {
  return 'webkitEnterFullscreen' in video
}

/**
 * Lets a video element play a source. HLS code is fetched only where the browser has none of its own,
 * or none that shows the captions of this source.
 *
 * @returns takes the source off again and frees all it used, at any moment
 */
export function attachSource(
  video: HTMLVideoElement,
  source: StreamSource,
  onFailure: (failure: PlayerFailure) => void,
): Detach {
  const { url } = source
  const isNative = !isHls(source) || video.canPlayType(hlsType) !== ''
  if (!isHls(source) || (isNative && showsCaptionsItself(video))) {
    return playNatively(video, url, onFailure)
  }
  const life = new AbortController()
  const { signal } = life
  let detach: Detach = () => {}

  async function attach() {
    const answer = await probeMedia(url, signal, credentialsOf(video))
    if (signal.aborted) return
    if (answer && answer.status >= 400) {
      return onFailure({ kind: failureOfStatus(answer.status, navigator.onLine) })
    }
    const hasCaptions = answer !== null && listsCaptions.test(answer.text)
    if (isNative && !hasCaptions) {
      detach = playNatively(video, url, onFailure)
      return
    }
    // The light one knows no captions.
    const module: HlsModule = await (hasCaptions ? import('hls.js') : import('hls.js/light'))
    if (!signal.aborted) detach = playWithHls(module, video, url, onFailure)
  }

  attach().catch((cause: unknown) => {
    if (!signal.aborted) onFailure({ kind: failureOfStatus(0, navigator.onLine), cause })
  })
  return () => {
    life.abort()
    detach()
  }
}
