import { useCallback, useSyncExternalStore } from 'react'
import type { VideoStore } from '../media/video-store'

/**
 * Selects a value from a video element and follows it.
 *
 * @param read returns a plain value; an equal one renders nothing
 * @param otherwise the value while there is no element
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
