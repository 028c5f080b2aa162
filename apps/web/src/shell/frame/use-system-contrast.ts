import { useSyncExternalStore } from 'react'

const moreContrast = '(prefers-contrast: more)'

function subscribe(listener: () => void): () => void {
  const query = matchMedia(moreContrast)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the system prefers more contrast. Always false on the server. */
export function useSystemContrast(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(moreContrast).matches,
    () => false,
  )
}
