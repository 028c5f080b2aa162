import { useEffect, useRef } from 'react'
import { useAuthContext } from './use-auth-context'

/**
 * Returns a function that passes an error message to the host's `notify` if `failures` is `'notify'`, and
 * dismisses the previous one. `null` only dismisses, as does unmounting. The function returns the message
 * that the dialog must show, or `null`.
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
