import { useAuthContext } from './use-auth-context'

/**
 * Passes a failure to the host's `notify` if the host shows failures itself.
 * @returns the message that the dialog has to show, or `null`
 */
export function useShownFailure(): (message: string | null) => string | null {
  const { failures, notify } = useAuthContext().config
  return (message) => {
    if (message === null || failures !== 'notify' || !notify) return message
    notify('error', message)
    return null
  }
}
