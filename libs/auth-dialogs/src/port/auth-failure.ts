import type { AuthError } from './auth-error'

/** Creates an `Error` with the members of an {@link AuthError}. */
export function authFailure(error: AuthError, cause?: unknown): Error & AuthError {
  return Object.assign(new Error(error.message, { cause }), error)
}
