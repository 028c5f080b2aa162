import { useCallback } from 'react'
import { useLatest } from '../effects/use-latest'
import type { AuthEvent } from '../port/auth-event'
import { reportFault } from '../port/report-fault'

/** Stable callback that reports events to the host. Errors of its listener do not reach the dialogs. */
export function useEmit(onEvent: ((event: AuthEvent) => void) | undefined) {
  const latest = useLatest(onEvent)
  return useCallback(
    (event: AuthEvent) => {
      try {
        latest.current?.(event)
      } catch (thrown) {
        reportFault(thrown)
      }
    },
    [latest],
  )
}
