import type { StreamSource } from '../rules/player-source'
import { credentialsOf, probeMedia } from './media-probe'
import { playNatively } from './play-natively'
import { type HlsModule, playWithHls } from './play-with-hls'
import { type PlayerFailure, failureOfStatus } from '../rules/player-failure'
import { isHls, lacksEnd, listsCaptions } from '../rules/playlist'

const hlsType = 'application/vnd.apple.mpegurl'

type Detach = () => void

export interface SourceCallbacks {
  /** Called when the metadata has loaded and the video can seek. */
  onReady: () => void
  onFailure: (failure: PlayerFailure) => void
}

/** Only Apple's browsers show the captions of a playlist with native HLS. */
function showsCaptionsNatively(video: HTMLVideoElement): boolean {
  return 'webkitEnterFullscreen' in video
}

/**
 * Attaches a source to a video element. hls.js is loaded only if the browser has no native HLS, does not show
 * the captions of this source, or treats it as a live stream.
 *
 * @returns the function that removes the source and frees its resources, callable at any time
 */
export function attachSource(
  video: HTMLVideoElement,
  source: StreamSource,
  { onReady, onFailure }: SourceCallbacks,
): Detach {
  const { url } = source
  const isPlaylist = isHls(source)
  const life = new AbortController()
  const { signal } = life
  let isNative = !isPlaylist || video.canPlayType(hlsType) !== ''
  let detach: Detach = () => {}

  function attachNatively() {
    detach = playNatively(video, url, onFailure)
  }

  function attachLibrary(module: HlsModule) {
    detach()
    isNative = false
    detach = playWithHls(module, video, url, onFailure)
  }

  async function attachPlaylist() {
    const answer = await probeMedia(url, signal, credentialsOf(video))
    if (signal.aborted) return
    if (answer && answer.status >= 400) {
      return onFailure({ kind: failureOfStatus(answer.status, navigator.onLine) })
    }
    const { text } = answer ?? { text: '' }
    const hasCaptions = listsCaptions(text)
    if (isNative && !hasCaptions && !lacksEnd(text)) return attachNatively()
    // The light build has no captions.
    const module: HlsModule = await (hasCaptions ? import('hls.js') : import('hls.js/light'))
    if (!signal.aborted) attachLibrary(module)
  }

  /** Switches to hls.js because native HLS plays this source as a live stream. */
  async function switchToLibrary() {
    const module: HlsModule | null = await import('hls.js').catch(() => null)
    if (signal.aborted) return
    if (module?.default.isSupported()) attachLibrary(module)
    else onReady()
  }

  function checkLength() {
    const isLive = isPlaylist && isNative && !Number.isFinite(video.duration)
    if (isLive) void switchToLibrary()
    else onReady()
  }

  video.addEventListener('loadedmetadata', checkLength, { signal })
  if (isNative && (!isPlaylist || showsCaptionsNatively(video))) attachNatively()
  else {
    attachPlaylist().catch((cause: unknown) => {
      if (!signal.aborted) onFailure({ kind: failureOfStatus(0, navigator.onLine), cause })
    })
  }
  return () => {
    life.abort()
    detach()
  }
}
