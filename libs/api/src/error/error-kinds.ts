import { type ApiErrorKind, isApiError } from './api-error'
import { isRecord } from '../wire/record'
import { messages, silentServerMessage } from '../messages'

const retryableKinds: readonly ApiErrorKind[] = ['timeout', 'offline', 'rate-limited', 'server']

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

/** One readable Chinese sentence for any thrown value. */
export function describeError(error: unknown): string {
  return isApiError(error) ? error.message : messages.unknown
}
