import { type ApiErrorKind, isApiError } from './api-error'
import { isRecord } from '../wire/record'
import { silentServerMessage, unknownError } from '../messages'

/** Text for each kind of error, and one for errors that no call threw. */
export type ErrorSentences = Readonly<Record<ApiErrorKind | 'unknown', string>>

const retryableKinds: readonly ApiErrorKind[] = ['timeout', 'offline', 'rate-limited', 'server']

const refusalKinds: readonly ApiErrorKind[] = [
  'business',
  'forbidden',
  'not-found',
  'bad-request',
  'conflict',
  'invalid',
  'too-large',
]

/** Whether the server rejected the call and would reject it again. */
export function isRefusal(error: unknown): boolean {
  return isApiError(error) && refusalKinds.includes(error.kind)
}

/** Whether the same call may succeed later without a change by the user. */
export function isRetryable(error: unknown): boolean {
  return isApiError(error) && retryableKinds.includes(error.kind)
}

/**
 * Whether the application reports maintenance (reply code 503, `系统维护中`). The HTTP 503 of a proxy
 * does not count.
 */
export function isMaintenance(error: unknown): boolean {
  return isApiError(error) && error.code === 503 && isRecord(error.cause)
}

/**
 * Whether to hide an error: the caller aborted the call, or the server sent the one text that is
 * never shown (`请勿重复绑定`).
 */
export function isSilentError(error: unknown): boolean {
  return isApiError(error) && (error.kind === 'aborted' || error.message === silentServerMessage)
}

/**
 * Returns one readable sentence for any thrown value: the server's text if there is one, or this
 * library's.
 *
 * @param sentences texts in another language, such as `englishErrors`. @default Chinese
 */
export function describeError(error: unknown, sentences?: ErrorSentences): string {
  const general = sentences?.unknown ?? unknownError
  if (!isApiError(error)) return general
  // An error of another copy of this package may have a kind that this copy does not know.
  return (sentences && !error.isServerText ? sentences[error.kind] : error.message) || general
}
