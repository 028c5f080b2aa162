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

/** Adapter of a video element for `useSyncExternalStore`. Snapshots are read from the element. */
export interface VideoStore {
  video: HTMLVideoElement
  /** @returns the function that stops listening */
  subscribe: (listener: () => void) => () => void
}

/** Creates the store of an element. All subscribers share one set of media listeners. */
export function createVideoStore(video: HTMLVideoElement): VideoStore {
  const changes = createObservable()
  let subscribers = 0

  return {
    video,
    subscribe(listener) {
      if (subscribers === 0) {
        for (const name of events) video.addEventListener(name, changes.notify)
      }
      subscribers += 1
      const stop = changes.subscribe(listener)
      return () => {
        stop()
        subscribers -= 1
        if (subscribers > 0) return
        for (const name of events) video.removeEventListener(name, changes.notify)
      }
    },
  }
}
