import type { AuthError, AuthErrorKind } from '../port/auth-error'

/** Creates an error that a backend rejects with. */
export function fakeFailure(
  message: string,
  code: string | null = null,
  kind: AuthErrorKind = 'business',
): Error & AuthError {
  return Object.assign(new Error(message), { kind, code })
}
