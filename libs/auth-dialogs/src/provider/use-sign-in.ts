import { maskMobile } from '@shuyuan/ui/mobile'
import { assertSignIn } from '../port/assert-sign-in'
import { isSecondFactor, type AuthSignInAnswer } from '../port/auth-sign-in'
import type { SignInMethod } from '../port/sign-in-method'
import { useAuthContext } from './use-auth-context'
import { useStore } from './use-store'

/** Handles the response to a sign-in. */
export type SignIn = (answer: AuthSignInAnswer, via: SignInMethod, mobile?: string) => Promise<void>

/**
 * Returns a function that passes the response of a sign-in to `onSignedIn` and then closes the dialog,
 * unless the host has opened another one meanwhile (agreements). Stores the masked phone. Opens the
 * second-factor dialog if the response requires it. Rejects without a token.
 */
export function useSignIn(): SignIn {
  const { config, emit, open, close, dialog, setNextMobile } = useAuthContext()
  const store = useStore()
  return async (answer, via, mobile) => {
    if (isSecondFactor(answer)) {
      open('second-factor', { step: answer, via, mobile })
      return
    }
    assertSignIn(answer)
    await config.onSignedIn(answer.token, { via, result: answer })
    if (mobile !== undefined) store.set('mobile', maskMobile(mobile))
    setNextMobile(null)
    emit({ type: 'signed-in', via })
    if (dialog !== null) close(dialog)
  }
}
