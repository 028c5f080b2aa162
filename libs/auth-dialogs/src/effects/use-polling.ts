import { useEffect } from 'react'
import { useLatest } from './use-latest'

/**
 * Asks again and again while `active`: one question at a time, a new one `intervalMs` after the last one
 * began, none while the tab is hidden and one at once when it shows again.
 * @param ask must not reject; its signal aborts when asking ends
 */
export function usePolling(
  active: boolean,
  intervalMs: number,
  ask: (signal: AbortSignal) => Promise<void>,
): void {
  const latest = useLatest(ask)
  useEffect(() => {
    if (!active) return
    const controller = new AbortController()
    let timer: ReturnType<typeof setTimeout> | null = null
    let asking = false

    async function turn() {
      timer = null
      if (document.hidden) return
      asking = true
      const begun = Date.now()
      await latest.current(controller.signal)
      asking = false
      if (controller.signal.aborted) return
      timer = setTimeout(turn, Math.max(0, intervalMs - (Date.now() - begun)))
    }
    function wake() {
      if (!document.hidden && !asking && timer === null) void turn()
    }

    timer = setTimeout(turn, intervalMs)
    document.addEventListener('visibilitychange', wake)
    return () => {
      controller.abort()
      if (timer !== null) clearTimeout(timer)
      document.removeEventListener('visibilitychange', wake)
    }
  }, [active, intervalMs, latest])
}
