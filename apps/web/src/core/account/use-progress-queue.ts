import type { ProgressQueue } from '@shuyuan/watch-progress'
import { useCallback, useSyncExternalStore } from 'react'
import { useProgressRecorder } from './use-progress-recorder'

const none = () => 0

/** A number of the learner's unsent progress, which is read again when the progress changes. 0 for visitors. */
export function useProgressQueue(read: (queue: ProgressQueue) => number): number {
  const queue = useProgressRecorder()?.queue
  const subscribe = useCallback(
    (listener: () => void) => queue?.subscribe(listener) ?? (() => undefined),
    [queue],
  )
  return useSyncExternalStore(subscribe, () => (queue ? read(queue) : 0), none)
}
