import type { AuthError, AuthErrorKind } from '../port/auth-error'

/** A rejection as a backend makes it. */
export function fakeFailure(
  message: string,
  code: string | null = null,
  kind: AuthErrorKind = 'business',
): Error & AuthError {
  return Object.assign(new Error(message), { kind, code })
}
