import { useEffect, useEffectEvent } from 'react'

/**
 * Calls `passed` once after a deadline (epoch ms), as soon as the page is visible. Also fires after sleep,
 * which delays timers. `null` means no deadline.
 */
export function useDeadline(deadline: number | null, passed: () => void): void {
  const onPassed = useEffectEvent(passed)
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
        onPassed()
      }
    }
    document.addEventListener('visibilitychange', check)
    check()
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', check)
    }
  }, [deadline])
}
