import { useCallback, useSyncExternalStore } from 'react'

/** Whole seconds from `now` until `deadline` (both epoch ms), rounded up, never negative. */
export function secondsLeft(deadline: number | null, now: number): number {
  return deadline === null ? 0 : Math.max(0, Math.ceil((deadline - now) / 1000))
}

/**
 * Whole seconds until a deadline (epoch ms), 0 without one. Computed from the clock on every tick, so it
 * stays correct after sleep and in throttled tabs.
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
