import { useEffect } from 'react'
import { useLearning } from './use-learning'

/** Sends what waits on the device: at the beginning of a visit, when the net or the page is back. */
export function useProgressSync(): void {
  const learning = useLearning()
  // The browser's signals are outside React.
  useEffect(() => {
    if (learning === null) return
    const { queue } = learning
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('online', queue.flush, { signal })
    window.addEventListener('pageshow', ({ persisted }) => persisted && queue.flush(), { signal })
    document.addEventListener(
      'visibilitychange',
      () => {
        if (!document.hidden && queue.waiting() > 0) queue.flush()
      },
      { signal },
    )
    return () => listening.abort()
  }, [learning])
}
