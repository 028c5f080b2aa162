import { useEffect } from 'react'
import { useLatest } from './use-latest'

/**
 * Calls back once when a deadline (epoch milliseconds) has passed and the page is visible; also after
 * sleep, when the timer itself is late. `null` for no deadline.
 */
export function useDeadline(deadline: number | null, passed: () => void): void {
  const latest = useLatest(passed)
  useEffect(() => {
    if (deadline === null) return
    const end = deadline
    let timer: ReturnType<typeof setTimeout> | undefined
    function check() {
      clearTimeout(timer)
      const left = end - Date.now()
      if (left > 0) timer = setTimeout(check, left)
      else if (!document.hidden) {
        document.removeEventListener('visibilitychange', check)
        latest.current()
      }
    }
    document.addEventListener('visibilitychange', check)
    check()
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', check)
    }
  }, [deadline, latest])
}
