import { useEffect } from 'react'
import { useProgressRecorder } from './use-progress-recorder'

/** Sends queued progress when the page loads, becomes visible or is back online. */
export function useProgressSync(): void {
  const recorder = useProgressRecorder()
  useEffect(() => {
    if (recorder === null) return
    const { queue } = recorder
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
  }, [recorder])
}
