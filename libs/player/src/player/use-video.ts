import { useCallback, useSyncExternalStore } from 'react'

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

/**
 * Something of a video element, as it is now.
 *
 * @param read gives a plain value; the same one as before draws nothing anew
 * @param otherwise the value while there is no element
 */
export function useVideo<T extends string | number | boolean>(
  video: HTMLVideoElement | null,
  read: (video: HTMLVideoElement) => T,
  otherwise: T,
): T {
  const subscribe = useCallback(
    (onChange: () => void) => {
      for (const name of events) video?.addEventListener(name, onChange)
      return () => {
        for (const name of events) video?.removeEventListener(name, onChange)
      }
    },
    [video],
  )
  return useSyncExternalStore(
    subscribe,
    () => (video ? read(video) : otherwise),
    () => otherwise,
  )
}
