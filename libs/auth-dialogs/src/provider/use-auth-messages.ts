import { useMemo } from 'react'
import { zhMessages, type AuthMessages } from '../messages'
import { useAuthContext } from './use-auth-context'

/** The words to use: the host's where it gave some, Chinese otherwise. */
export function useAuthMessages(): AuthMessages {
  const { messages } = useAuthContext().config
  return useMemo(() => ({ ...zhMessages, ...messages }), [messages])
}
