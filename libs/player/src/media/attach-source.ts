import type { StreamSource } from '../rules/player-source'
import { credentialsOf, probeMedia } from './media-probe'
import { playNatively } from './play-natively'
import { type HlsModule, playWithHls } from './play-with-hls'
import { type PlayerFailure, failureOfStatus } from '../rules/player-failure'
import { isHls, lacksEnd, listsCaptions } from '../rules/playlist'

const hlsType = 'application/vnd.apple.mpegurl'

type Detach = () => void

/** Callbacks of a source on a video element. */
export interface SourceCallbacks {
  /** The element knows the recording and can seek in it. */
  onReady: () => void
  onFailure: (failure: PlayerFailure) => void
}

/** Apple's browsers show the captions of a playlist; others that play HLS ignore them. */
function showsCaptionsItself(video: HTMLVideoElement): boolean {
  return 'webkitEnterFullscreen' in video
}

/**
 * Lets a video element play a source. hls.js is loaded only where the browser plays no HLS itself, shows no
 * captions of this source, or takes it for a live stream.
 *
 * @returns removes the source and frees its resources, at any moment
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

  /** Leaves the browser's own HLS, which plays this source as a live stream. */
  async function leaveBrowser() {
    const module: HlsModule | null = await import('hls.js').catch(() => null)
    if (signal.aborted) return
    if (module?.default.isSupported()) attachLibrary(module)
    else onReady()
  }

  function checkLength() {
    const isLive = isPlaylist && isNative && !Number.isFinite(video.duration)
    if (isLive) void leaveBrowser()
    else onReady()
  }

  video.addEventListener('loadedmetadata', checkLength, { signal })
  if (isNative && (!isPlaylist || showsCaptionsItself(video))) attachNatively()
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
