import { useCallback, useSyncExternalStore } from 'react'
import { useLearning } from '../../core/progress/use-learning'

const none = () => 0

/** Of how many lessons seconds wait on the device because they could not be sent. */
export function useWaitingLessons(): number {
  const queue = useLearning()?.queue
  const subscribe = useCallback(
    (listener: () => void) => queue?.subscribe(listener) ?? (() => undefined),
    [queue],
  )
  return useSyncExternalStore(subscribe, queue?.waiting ?? none, none)
}
