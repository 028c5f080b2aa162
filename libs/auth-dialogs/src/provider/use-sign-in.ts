import { maskMobile } from '@shuyuan/ui/mobile'
import { assertSignIn } from '../port/assert-sign-in'
import { isSecondFactor, type AuthSignInAnswer } from '../port/auth-sign-in'
import type { SignInWay } from '../port/sign-in-way'
import { useAuthContext } from './use-auth-context'
import { useStore } from './use-store'

/** Takes the answer to a sign-in. */
export type SignIn = (answer: AuthSignInAnswer, via: SignInWay, mobile?: string) => Promise<void>

/**
 * Hands the answer to a sign-in to the host and closes the dialog it was got in, once the host has done
 * its part. A dialog that the host opened meanwhile (agreements) stays. The phone that signed in is
 * remembered without its middle. An answer that needs a second factor opens the dialog for it. Rejects
 * without a token.
 */
export function useSignIn(): SignIn {
  const { config, emit, open, close, dialog, fillIn } = useAuthContext()
  const store = useStore()
  return async (answer, via, mobile) => {
    if (isSecondFactor(answer)) {
      open('second-factor', { step: answer, via, mobile })
      return
    }
    assertSignIn(answer)
    await config.onSignedIn(answer.token, { via, result: answer })
    if (mobile !== undefined) store.set('mobile', maskMobile(mobile))
    fillIn(null)
    emit({ type: 'signed-in', via })
    if (dialog !== null) close(dialog)
  }
}
