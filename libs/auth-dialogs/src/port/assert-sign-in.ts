import { authFailure } from './auth-failure'
import type { AuthSignIn } from './auth-sign-in'

/**
 * Throws an `AuthError` where a sign-in was answered without a token: a host's own backend may answer
 * what no type checker saw, and an empty token must not sign in.
 */
export function assertSignIn(
  answer: Partial<AuthSignIn> | undefined,
): asserts answer is AuthSignIn {
  if (typeof answer?.token === 'string' && answer.token !== '') return
  throw authFailure({ kind: 'malformed', message: '' })
}
