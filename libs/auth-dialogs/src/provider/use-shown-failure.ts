import { useEffect, useRef } from 'react'
import { useAuthContext } from './use-auth-context'

/**
 * Passes the failure of a form to the host's `notify` if the host shows failures itself, and takes the
 * former one away; `null` only takes it away, as does unmounting.
 *
 * @returns the message that the dialog has to show, or `null`
 */
export function useShownFailure(): (message: string | null) => string | null {
  const { failures, notify } = useAuthContext().config
  const dismiss = useRef<(() => void) | void>(undefined)
  useEffect(() => () => dismiss.current?.(), [])
  return (message) => {
    dismiss.current?.()
    dismiss.current = undefined
    if (message === null || failures !== 'notify' || !notify) return message
    dismiss.current = notify('error', message)
    return null
  }
}
