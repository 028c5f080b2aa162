// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- compiling this from source needs the types of the light entry; an ambient file has no import form
/// <reference path="./hls-light.d.ts" />
import type { HlsConfig } from 'hls.js'
import { credentialsOf, failureOfUrl, type MediaAnswer } from './media-probe'
import { failureOfStatus, type PlayerFailure } from '../rules/player-failure'
import { withEnd } from '../rules/playlist'

/** The exports of either build of the library. */
export type HlsModule = Pick<typeof import('hls.js/light'), 'default' | 'ErrorTypes' | 'Events'>

type HlsLoader = HlsConfig['loader']

/**
 * Creates a loader that takes the first playlist from a response that is already there. It completes playlists
 * without an end mark, which hls.js would play as live streams.
 */
function createLoader(Loader: HlsLoader, first: MediaAnswer | null): HlsLoader {
  let answer = first
  return class extends Loader {
    override load(...[context, config, callbacks]: Parameters<InstanceType<HlsLoader>['load']>) {
      const onSuccess: typeof callbacks.onSuccess = (response, ...rest) => {
        const { data } = response
        const complete = typeof data === 'string' ? withEnd(data) : data
        callbacks.onSuccess({ ...response, data: complete }, ...rest)
      }
      if (answer === null) return super.load(context, config, { ...callbacks, onSuccess })
      const { url, text } = answer
      answer = null
      // All parts of hls.js must have received the event that starts this request.
      queueMicrotask(() => onSuccess({ url, data: text }, this.stats, context, null))
    }
  }
}

/**
 * Plays a playlist with hls.js.
 *
 * @param answer response to a request for the playlist, or null to request it
 * @returns the function that frees its resources
 */
export function playWithHls(
  { default: Hls, ErrorTypes, Events }: HlsModule,
  video: HTMLVideoElement,
  url: string,
  answer: MediaAnswer | null,
  onFailure: (failure: PlayerFailure) => void,
): () => void {
  if (!Hls.isSupported()) {
    onFailure({ kind: 'unsupported' })
    return () => {}
  }
  const life = new AbortController()
  const { signal } = life
  const credentials = credentialsOf(video)
  const hls = new Hls({
    renderTextTracksNatively: true,
    loader: createLoader(Hls.DefaultConfig.loader, answer),
    xhrSetup(request) {
      request.withCredentials = credentials === 'include'
    },
  })
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
    const kind = isNetwork ? failureOfStatus(status) : 'decode'
    const cause = data.error
    if (kind !== 'network' || status !== 0) return onFailure({ kind, cause })
    void failureOfUrl(data.url ?? url, signal, credentials, kind).then((reason) => {
      if (!signal.aborted) onFailure({ kind: reason, cause })
    })
  })
  hls.loadSource(url)
  hls.attachMedia(video)
  return () => {
    life.abort()
    hls.destroy()
  }
}
