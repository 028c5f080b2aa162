import { useCallback } from 'react'
import { useLatest } from '../effects/use-latest'
import type { AuthEvent } from '../port/auth-event'
import { reportFault } from '../port/report-fault'

/** A lasting way to tell the host of events. What its listener throws stays out of the dialogs. */
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
