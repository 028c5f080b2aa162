import { useCallback, useSyncExternalStore } from 'react'
import { secondsLeft } from './seconds-left'

/**
 * Whole seconds until a deadline (epoch milliseconds), 0 when there is none. Always `deadline − now`, so
 * it is right after sleep and in throttled tabs.
 */
export function useSecondsLeft(deadline: number | null): number {
  const subscribe = useCallback(
    (changed: () => void) => {
      if (deadline === null) return () => undefined
      const end = deadline
      let timer: ReturnType<typeof setTimeout> | undefined
      function schedule() {
        const left = end - Date.now()
        if (left > 0) timer = setTimeout(tick, left % 1000 || 1000)
      }
      function tick() {
        clearTimeout(timer)
        changed()
        schedule()
      }
      schedule()
      document.addEventListener('visibilitychange', tick)
      return () => {
        clearTimeout(timer)
        document.removeEventListener('visibilitychange', tick)
      }
    },
    [deadline],
  )
  return useSyncExternalStore(
    subscribe,
    () => secondsLeft(deadline, Date.now()),
    () => 0,
  )
}
