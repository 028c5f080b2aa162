import type { StreamUrl } from '../rules/player-source'
import { credentialsOf, type MediaAnswer, probeMedia } from './media-probe'
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
  source: StreamUrl,
  { onReady, onFailure }: SourceCallbacks,
): Detach {
  const { url } = source
  const isPlaylist = isHls(source)
  const life = new AbortController()
  const { signal } = life
  let isNative = !isPlaylist || video.canPlayType(hlsType) !== ''
  /** Whether it is known how the source is played. */
  let isDecided = isNative && (!isPlaylist || showsCaptionsNatively(video))
  let detach: Detach = () => {}

  function attachLibrary(module: HlsModule, answer: MediaAnswer | null) {
    isNative = false
    isDecided = true
    detach = playWithHls(module, video, url, answer, onFailure)
  }

  async function decide() {
    const answer = await probeMedia(url, signal, credentialsOf(video))
    if (signal.aborted) return
    if (answer && answer.status >= 400) {
      detach()
      return onFailure({ kind: failureOfStatus(answer.status) })
    }
    const { text } = answer ?? { text: '' }
    const hasCaptions = listsCaptions(text)
    if (isNative && !hasCaptions && !lacksEnd(text)) {
      isDecided = true
      if (!Number.isNaN(video.duration)) checkLength()
      return
    }
    detach()
    // The light build has no captions.
    const module: HlsModule = await (hasCaptions ? import('hls.js') : import('hls.js/light'))
    if (!signal.aborted) attachLibrary(module, answer)
  }

  /** Switches to hls.js because native HLS plays this source as a live stream. */
  async function switchToLibrary() {
    const module: HlsModule | null = await import('hls.js').catch(() => null)
    if (signal.aborted) return
    if (!module?.default.isSupported()) return onReady()
    detach()
    attachLibrary(module, null)
  }

  function checkLength() {
    if (!isDecided) return
    const isLive = isPlaylist && isNative && !Number.isFinite(video.duration)
    if (isLive) void switchToLibrary()
    else onReady()
  }

  video.addEventListener('loadedmetadata', checkLength, { signal })
  // The browser loads a playlist while another request for it finds out whether hls.js has to play it.
  if (isNative) detach = playNatively(video, url, onFailure)
  if (!isDecided) {
    decide().catch((cause: unknown) => {
      if (!signal.aborted) onFailure({ kind: failureOfStatus(0), cause })
    })
  }
  return () => {
    life.abort()
    detach()
  }
}
