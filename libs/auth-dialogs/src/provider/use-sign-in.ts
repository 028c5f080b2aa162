import { maskMobile } from '../login/mask-mobile'
import { assertToken } from '../port/assert-token'
import type { SignInWay } from '../port/auth-event'
import { useAuthContext } from './use-auth-context'

/**
 * Hands a token to the host and closes the dialog it was got in, once the host has done its part.
 * A dialog that the host opened meanwhile (agreements) stays. The phone that signed in is remembered
 * without its middle. Rejects without a token.
 */
export function useSignIn(): (token: string, via: SignInWay, mobile?: string) => Promise<void> {
  const { config, store, emit, close, dialog } = useAuthContext()
  return async (token, via, mobile) => {
    assertToken(token)
    await config.onSignedIn(token, { via })
    if (mobile !== undefined) store.set('mobile', maskMobile(mobile))
    emit({ type: 'signed-in', via })
    if (dialog !== null) close(dialog)
  }
}
