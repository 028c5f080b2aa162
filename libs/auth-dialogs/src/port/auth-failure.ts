import type { AuthError } from './auth-error'

/** An {@link AuthError} that can be thrown, with a stack. */
export function authFailure(error: AuthError, cause?: unknown): Error & AuthError {
  return Object.assign(new Error(error.message, { cause }), error)
}
