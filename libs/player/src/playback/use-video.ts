import { useCallback, useSyncExternalStore } from 'react'
import type { VideoStore } from '../media/video-store'

/**
 * Subscribes to a value of a video element.
 *
 * @param read returns a primitive. An equal value does not rerender
 * @param otherwise value while there is no element
 */
export function useVideo<T extends string | number | boolean>(
  store: VideoStore | null,
  read: (video: HTMLVideoElement) => T,
  otherwise: T,
): T {
  const subscribe = useCallback(
    (onChange: () => void) => store?.subscribe(onChange) ?? (() => {}),
    [store],
  )
  return useSyncExternalStore(
    subscribe,
    () => (store ? read(store.video) : otherwise),
    () => otherwise,
  )
}
