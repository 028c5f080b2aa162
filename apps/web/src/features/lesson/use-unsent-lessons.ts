import { useCallback, useSyncExternalStore } from 'react'
import { useProgressRecorder } from '../../core/progress/use-progress-recorder'

const none = () => 0

/** Number of lessons with progress that could not be sent yet. */
export function useUnsentLessons(): number {
  const queue = useProgressRecorder()?.queue
  const subscribe = useCallback(
    (listener: () => void) => queue?.subscribe(listener) ?? (() => undefined),
    [queue],
  )
  return useSyncExternalStore(subscribe, queue?.waiting ?? none, none)
}
