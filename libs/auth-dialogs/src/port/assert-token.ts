import type { AuthError } from './auth-error'

/**
 * Throws an {@link AuthError} where a sign-in was answered without a token: a host's own backend may
 * answer what no type checker saw, and an empty token must not sign in.
 */
export function assertToken(token: unknown): asserts token is string {
  if (typeof token === 'string' && token !== '') return
  const error: AuthError = { kind: 'malformed', message: '' }
  throw Object.assign(new Error('A sign-in was answered without a token'), error)
}
