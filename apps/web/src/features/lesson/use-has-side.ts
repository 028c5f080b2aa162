import { breakpoints } from '@shuyuan/ui'
import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void): () => void {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}

/** Whether the window has room for the outline beside the video, as `media.lg` says. */
export function useHasSide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.innerWidth >= breakpoints.lg,
    () => true,
  )
}
