import { maskMobile } from '@shuyuan/ui/mobile'
import { assertSignIn } from '../port/assert-sign-in'
import type { AuthSignIn, SignInMethod } from '../port/auth-backend'
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
    assertSignIn(answer)
    await config.onSignedIn(answer.token, { via, result: answer })
    if (mobile !== undefined) store.set('mobile', maskMobile(mobile))
    setNextMobile(null)
    emit({ type: 'signed-in', via })
    if (dialog !== null) close(dialog)
  }
}
