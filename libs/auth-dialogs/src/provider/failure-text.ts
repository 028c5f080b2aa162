import type { AuthMessages } from '../locales/auth-locale'
import type { AuthError } from '../port/auth-error'

function sentence({ kind, retryAfter }: AuthError, messages: AuthMessages): string {
  switch (kind) {
    case 'offline':
      return messages.offline
    case 'timeout':
      return messages.timeout
    case 'rate-limited':
      return retryAfter ? messages.rateLimitedFor(Math.ceil(retryAfter)) : messages.rateLimited
    case 'server':
    case 'malformed':
      return messages.serverFailure
    case 'unauthorized':
      return messages.unauthorized
    default:
      return messages.unknownFailure
  }
}

/**
 * Returns the message of an error: the locale's text for its code, else the server's message, else a text
 * for its kind. `null` for errors that are not shown.
 */
export function failureText(error: AuthError, messages: AuthMessages): string | null {
  if (error.kind === 'aborted' || error.code === 'already-bound') return null
  const known = new Map<unknown, string>(Object.entries(messages.refusals)).get(error.code)
  return known ?? (error.message || sentence(error, messages))
}
