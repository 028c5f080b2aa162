import { authFailure } from './auth-error'
import type { AuthSignIn } from './auth-backend'

/**
 * Throws an `AuthError` if the response to a sign-in has no token. A JavaScript backend may return anything,
 * and an empty token must not sign in.
 */
export function assertSignIn(
  answer: Partial<AuthSignIn> | undefined,
): asserts answer is AuthSignIn {
  if (typeof answer?.token === 'string' && answer.token !== '') return
  throw authFailure({ kind: 'malformed', message: '' })
}
