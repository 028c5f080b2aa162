import { createObservable } from '@shuyuan/ui/observable'

const events = [
  'abort',
  'canplay',
  'durationchange',
  'emptied',
  'ended',
  'enterpictureinpicture',
  'leavepictureinpicture',
  'loadedmetadata',
  'pause',
  'play',
  'playing',
  'progress',
  'ratechange',
  'seeked',
  'seeking',
  'timeupdate',
  'waiting',
]

/** `HTMLMediaElement.HAVE_FUTURE_DATA`. */
const haveFutureData = 3

/** Adapter of a video element for `useSyncExternalStore`. Snapshots are read from the element. */
export interface VideoStore {
  video: HTMLVideoElement
  /** Whether playback waits for data. */
  isWaiting: () => boolean
  /** @returns the function that stops listening */
  subscribe: (listener: () => void) => () => void
}

/** Creates the store of an element. All subscribers share one set of media listeners. */
export function createVideoStore(video: HTMLVideoElement): VideoStore {
  const changes = createObservable()
  let subscribers = 0
  let position = video.currentTime
  let isMoving = false

  function follow({ type }: Event) {
    if (type === 'timeupdate') isMoving = !video.seeking && video.currentTime > position
    if (type === 'waiting' || type === 'seeking' || type === 'emptied') isMoving = false
    position = video.currentTime
    changes.notify()
  }

  return {
    video,
    // After a seek, WebKit plays on without `HAVE_FUTURE_DATA`.
    isWaiting: () =>
      !video.paused && !video.ended && !isMoving && video.readyState < haveFutureData,
    subscribe(listener) {
      if (subscribers === 0) {
        for (const name of events) video.addEventListener(name, follow)
      }
      subscribers += 1
      const stop = changes.subscribe(listener)
      return () => {
        stop()
        subscribers -= 1
        if (subscribers > 0) return
        for (const name of events) video.removeEventListener(name, follow)
      }
    },
  }
}
