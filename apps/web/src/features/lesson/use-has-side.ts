import { breakpoints } from '@shuyuan/ui'
import { useSyncExternalStore } from 'react'

const wide = `(min-width: ${breakpoints.lg}px)`

function subscribe(listener: () => void): () => void {
  const query = matchMedia(wide)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** True if the outline is beside the video. Must match `media.lg`. */
export function useHasSide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(wide).matches,
    () => true,
  )
}
