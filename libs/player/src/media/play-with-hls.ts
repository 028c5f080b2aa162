// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- compiling this from source needs the types of the light entry; an ambient file has no import form
/// <reference path="./hls-light.d.ts" />
import type { HlsConfig } from 'hls.js'
import { credentialsOf, failureOfUrl } from './media-probe'
import { failureOfStatus, type PlayerFailure } from '../rules/player-failure'
import { withEnd } from '../rules/playlist'

/** The exports of either build of the library. */
export type HlsModule = Pick<typeof import('hls.js/light'), 'default' | 'ErrorTypes' | 'Events'>

type HlsLoader = HlsConfig['loader']

/** Completes playlists without an end mark, which hls.js would play as live streams. */
function completePlaylists(Loader: HlsLoader): HlsLoader {
  return class extends Loader {
    override load(...[context, config, callbacks]: Parameters<InstanceType<HlsLoader>['load']>) {
      super.load(context, config, {
        ...callbacks,
        onSuccess(response, ...rest) {
          const { data } = response
          const complete = typeof data === 'string' ? withEnd(data) : data
          callbacks.onSuccess({ ...response, data: complete }, ...rest)
        },
      })
    }
  }
}

/**
 * Plays a playlist with hls.js.
 *
 * @returns the function that frees its resources
 */
export function playWithHls(
  { default: Hls, ErrorTypes, Events }: HlsModule,
  video: HTMLVideoElement,
  url: string,
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
    loader: completePlaylists(Hls.DefaultConfig.loader),
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
    const kind = isNetwork ? failureOfStatus(status, navigator.onLine) : 'decode'
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
