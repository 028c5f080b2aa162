import { useEffect, useEffectEvent } from 'react'

/**
 * Polls while `active`, one request at a time, the first after `intervalMs`. Pauses in a hidden tab and
 * polls immediately when the tab becomes visible.
 *
 * @param poll resolves to the ms from its start to the next request, or `null` to stop. Must not reject.
 *   Its signal aborts when polling stops or pauses
 */
export function usePolling(
  active: boolean,
  intervalMs: number,
  poll: (signal: AbortSignal) => Promise<number | null>,
): void {
  const onPoll = useEffectEvent(poll)
  useEffect(() => {
    if (!active) return
    let request: AbortController | null = null
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false

    async function run() {
      const controller = new AbortController()
      request = controller
      // A monotonic clock: setting the wall clock back must not delay the next request.
      const startedAt = performance.now()
      const interval = await onPoll(controller.signal)
      if (controller.signal.aborted) return
      request = null
      if (interval === null) isOver = true
      else
        timer = setTimeout(
          () => void run(),
          Math.max(0, interval - (performance.now() - startedAt)),
        )
    }
    function pause() {
      clearTimeout(timer)
      request?.abort()
      request = null
    }
    // Aborts a request from before the tab was hidden: its connection may be dead and hang for long.
    function handleVisibilityChange() {
      pause()
      if (!document.hidden && !isOver) void run()
    }

    if (!document.hidden) timer = setTimeout(() => void run(), intervalMs)
    document.addEventListener('visibilitychange', handleVisibilityChange)
    return () => {
      document.removeEventListener('visibilitychange', handleVisibilityChange)
      pause()
    }
  }, [active, intervalMs])
}
