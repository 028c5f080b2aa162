import { useCallback } from 'react'
import { useLatest } from '../effects/use-latest'
import type { AuthEvent } from '../port/auth-event'
import { reportUnexpectedError } from '../port/report-unexpected-error'

/** Returns a stable callback that emits events to the host. Errors of the listener are only reported. */
export function useEmit(onEvent: ((event: AuthEvent) => void) | undefined) {
  const latest = useLatest(onEvent)
  return useCallback(
    (event: AuthEvent) => {
      try {
        latest.current?.(event)
      } catch (thrown) {
        reportUnexpectedError(thrown)
      }
    },
    [latest],
  )
}
