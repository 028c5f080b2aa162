import { useCallback, useSyncExternalStore } from 'react'
import { pageTicker } from './page-ticker'

const second = 1000

/**
 * Counts the whole seconds until a deadline, rounded up; 0 once it has passed. Correct after the computer
 * slept. Does not update while the tab is hidden.
 *
 * @param deadline in ms since 1970
 */
export function useSecondsLeft(deadline: number): number {
  const subscribe = useCallback(
    (notify: () => void) =>
      pageTicker.add({
        nextChangeAfter: (now) =>
          now < deadline ? now + ((deadline - now) % second || second) : Infinity,
        notify,
      }),
    [deadline],
  )
  const secondsLeft = () => Math.max(0, Math.ceil((deadline - Date.now()) / second))
  return useSyncExternalStore(subscribe, secondsLeft, secondsLeft)
}
