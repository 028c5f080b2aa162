import { maskMobile } from '@shuyuan/ui/mobile'
import type { AuthSignIn, SignInMethod } from '../port/auth-backend'
import { requireStrings } from '../port/require-strings'
import { useAuthContext } from './use-auth-context'

/** Handles the response to a sign-in. */
export type SignIn = (answer: AuthSignIn, via: SignInMethod, mobile?: string) => Promise<void>

/**
 * Returns a function that passes the response of a sign-in to `onSignedIn` and then closes the dialog,
 * unless the host has opened another one meanwhile (agreements). Stores the masked phone. Rejects without a token.
 */
export function useSignIn(): SignIn {
  const { config, emit, close, dialog, setNextMobile, store } = useAuthContext()
  return async (answer, via, mobile) => {
    const { token } = requireStrings(answer, 'token')
    await config.onSignedIn(token, { via, result: answer })
    if (mobile !== undefined) store.set('mobile', maskMobile(mobile))
    setNextMobile(null)
    emit({ type: 'signed-in', via })
    if (dialog !== null) close(dialog)
  }
}
