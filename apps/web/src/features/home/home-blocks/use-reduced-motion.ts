import { useSyncExternalStore } from 'react'

const reducedMotion = '(prefers-reduced-motion: reduce)'

function subscribe(notify: () => void) {
  const query = matchMedia(reducedMotion)
  query.addEventListener('change', notify)
  return () => query.removeEventListener('change', notify)
}

/** Whether the visitor wants less motion; yes on the server, where nothing moves. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(reducedMotion).matches,
    () => true,
  )
}
