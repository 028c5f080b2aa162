import type { AuthMessages } from '../messages'
import type { AuthError } from '../port/auth-error'

/** What to say about a failure; `null` for the ones nothing is said about. */
export function failureText(error: AuthError, messages: AuthMessages): string | null {
  if (error.kind === 'aborted' || error.code === 'already-bound') return null
  return error.message || messages.unknownFailure
}
