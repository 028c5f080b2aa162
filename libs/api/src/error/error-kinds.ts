import { type ApiErrorKind, isApiError } from './api-error'
import { isRecord } from '../wire/record'
import { silentServerMessage, unknownError } from '../messages'

/** A sentence for each kind of error, and one for what no call threw. */
export type ErrorSentences = Readonly<Record<ApiErrorKind | 'unknown', string>>

const retryableKinds: readonly ApiErrorKind[] = ['timeout', 'offline', 'rate-limited', 'server']

const refusalKinds: readonly ApiErrorKind[] = [
  'business',
  'forbidden',
  'not-found',
  'invalid',
  'too-large',
]

/** Whether the server answered and said no to what was asked, as it will to the same call again. */
export function isRefusal(error: unknown): boolean {
  return isApiError(error) && refusalKinds.includes(error.kind)
}

/** Whether the same call may succeed later although the person changes nothing. */
export function isRetryable(error: unknown): boolean {
  return isApiError(error) && retryableKinds.includes(error.kind)
}

/**
 * Whether the application itself reports maintenance (reply code 503, `系统维护中`). A
 * proxy's HTTP 503 in front of it is no such answer.
 */
export function isMaintenance(error: unknown): boolean {
  return isApiError(error) && error.code === 503 && isRecord(error.cause)
}

/**
 * Whether an error is to be shown nowhere: the caller gave up the call, or the server's text is the
 * one that is never shown (`请勿重复绑定`).
 */
export function isSilentError(error: unknown): boolean {
  return isApiError(error) && (error.kind === 'aborted' || error.message === silentServerMessage)
}

/**
 * One readable sentence for any thrown value: the server's own where it had one, else this library's.
 *
 * @param sentences in another language, as `englishErrors` has them. @default Chinese
 */
export function describeError(error: unknown, sentences?: ErrorSentences): string {
  const general = sentences?.unknown ?? unknownError
  if (!isApiError(error)) return general
  // An error of another copy of this package may have a kind that is unknown here.
  return (sentences && !error.isServerText ? sentences[error.kind] : error.message) || general
}
