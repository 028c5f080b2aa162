// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- whoever compiles this from source needs the types of the light entry; an ambient file has no import form
/// <reference path="./hls-light.d.ts" />
import { isHls } from './is-hls'
import { failureOfMediaError, failureOfStatus, type PlayerFailure } from './player-failure'
import type { StreamSource } from './player-source'

const hlsType = 'application/vnd.apple.mpegurl'

type OnFailure = (failure: PlayerFailure) => void

function playNatively(video: HTMLVideoElement, url: string, onFailure: OnFailure): () => void {
  const tell = () => {
    const cause = video.error
    onFailure({ kind: failureOfMediaError(cause?.code, navigator.onLine), cause })
  }
  video.addEventListener('error', tell)
  video.src = url
  video.load()
  return () => {
    video.removeEventListener('error', tell)
    video.removeAttribute('src')
    video.load()
  }
}

function playWithHls(
  { default: Hls, ErrorTypes, Events }: typeof import('hls.js/light'),
  video: HTMLVideoElement,
  url: string,
  onFailure: OnFailure,
): () => void {
  if (!Hls.isSupported()) {
    onFailure({ kind: 'unsupported' })
    return () => {}
  }
  const hls = new Hls()
  let recoveries = 1
  hls.on(Events.ERROR, (_event, data) => {
    if (!data.fatal) return
    if (data.type === ErrorTypes.MEDIA_ERROR && recoveries > 0) {
      recoveries -= 1
      hls.recoverMediaError()
      return
    }
    const isNetwork = data.type === ErrorTypes.NETWORK_ERROR
    const status = data.response?.code ?? 0
    const kind = isNetwork ? failureOfStatus(status, navigator.onLine) : 'decode'
    onFailure({ kind, cause: data.error })
  })
  hls.loadSource(url)
  hls.attachMedia(video)
  return () => hls.destroy()
}

/**
 * Lets a video element play a source; HLS code is fetched only where the browser has none of its
 * own.
 *
 * @returns takes the source off again and frees all it used, at any moment
 */
export function attachSource(
  video: HTMLVideoElement,
  source: StreamSource,
  onFailure: OnFailure,
): () => void {
  if (!isHls(source) || video.canPlayType(hlsType) !== '') {
    return playNatively(video, source.url, onFailure)
  }
  let isDetached = false
  let detach = () => {}
  import('hls.js/light').then(
    (hls) => {
      if (!isDetached) detach = playWithHls(hls, video, source.url, onFailure)
    },
    (cause: unknown) => {
      if (!isDetached) onFailure({ kind: failureOfStatus(0, navigator.onLine), cause })
    },
  )
  return () => {
    isDetached = true
    detach()
  }
}
