import type { SignInWay } from './auth-config'
import { useAuthContext } from './use-auth-context'

/**
 * Hands a token to the host and closes the dialog it was got in, once the host has done its part.
 * A dialog that the host opened meanwhile (agreements) stays.
 */
export function useSignIn(): (token: string, via: SignInWay) => Promise<void> {
  const { config, close, dialog } = useAuthContext()
  return async (token, via) => {
    await config.onSignedIn(token, { via })
    if (dialog !== null) close(dialog)
  }
}
