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

/** Whether a text contains a number that is not a part of another one. */
function hasNumber(text: string, number: number): boolean {
  return text.match(/\d+/g)?.includes(String(number)) === true
}

/**
 * Returns the message of an error: the locale's text for its code, else the server's message, else a text
 * for its kind. `null` for errors that are not shown.
 *
 * @param secondsLeft what a button counts down; added unless the message contains the number
 */
export function failureText(
  error: AuthError,
  messages: AuthMessages,
  secondsLeft?: number,
): string | null {
  if (error.kind === 'aborted' || error.code === 'already-bound') return null
  const known = new Map<unknown, string>(Object.entries(messages.refusals)).get(error.code)
  const text = known ?? (error.message || sentence(error, messages))
  return secondsLeft === undefined || hasNumber(text, secondsLeft)
    ? text
    : messages.retryIn(text, secondsLeft)
}
