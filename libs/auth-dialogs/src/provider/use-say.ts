import { useAuthContext } from './use-auth-context'

/**
 * Tells the host of a message if the host wants to hear failures itself.
 * @returns what is left to be said in the dialog: the message, or `null`
 */
export function useSay(): (message: string | null) => string | null {
  const { failures, notify } = useAuthContext().config
  return (message) => {
    if (message === null || failures !== 'notify' || !notify) return message
    notify('error', message)
    return null
  }
}
