import { useEffect } from 'react'
import { useLatest } from './use-latest'

/**
 * Asks again and again while `active`: one question at a time, the first after `intervalMs`. In a hidden
 * tab there are no questions; when it shows again one is asked at once.
 * @param ask resolves to the milliseconds from its beginning to the next question, `null` ends; must not
 *   reject; its signal aborts when asking ends or rests
 */
export function usePolling(
  active: boolean,
  intervalMs: number,
  ask: (signal: AbortSignal) => Promise<number | null>,
): void {
  const latest = useLatest(ask)
  useEffect(() => {
    if (!active) return
    let question: AbortController | null = null
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false

    async function turn() {
      const own = new AbortController()
      question = own
      // Not the wall clock: set back while a question is open, it would put off the next one for long.
      const begun = performance.now()
      const pause = await latest.current(own.signal)
      if (own.signal.aborted) return
      question = null
      if (pause === null) isOver = true
      else timer = setTimeout(turn, Math.max(0, pause - (performance.now() - begun)))
    }
    function rest() {
      clearTimeout(timer)
      question?.abort()
      question = null
    }
    // What was asked before the tab was hidden may hang for long on a connection that died meanwhile.
    let isHidden = document.hidden
    function follow() {
      if (document.hidden === isHidden) return
      isHidden = document.hidden
      rest()
      if (!isHidden && !isOver) void turn()
    }

    if (!isHidden) timer = setTimeout(turn, intervalMs)
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      rest()
    }
  }, [active, intervalMs, latest])
}
