import { useCallback, useSyncExternalStore } from 'react'

/**
 * Counts the whole seconds until a deadline, rounded up; 0 once it has passed. Computed from the clock on
 * every tick, so it stays correct after sleep and in throttled tabs.
 *
 * @param deadline in ms since 1970; `null` for none, which is 0
 */
export function useSecondsLeft(deadline: number | null): number {
  const end = deadline ?? 0
  const subscribe = useCallback(
    (notify: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      function schedule() {
        const left = end - Date.now()
        if (left > 0) timer = setTimeout(tick, left % 1000 || 1000)
      }
      function tick() {
        clearTimeout(timer)
        notify()
        schedule()
      }
      schedule()
      document.addEventListener('visibilitychange', tick)
      return () => {
        clearTimeout(timer)
        document.removeEventListener('visibilitychange', tick)
      }
    },
    [end],
  )
  const secondsLeft = () => Math.max(0, Math.ceil((end - Date.now()) / 1000))
  return useSyncExternalStore(subscribe, secondsLeft, secondsLeft)
}
