import { breakpoints } from '@shuyuan/ui'
import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void): () => void {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}

/** True if the outline is beside the video. Must match `media.lg`. */
export function useHasSide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.innerWidth >= breakpoints.lg,
    () => true,
  )
}
