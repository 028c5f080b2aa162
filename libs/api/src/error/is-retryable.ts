import { isApiError } from './api-error'
import type { ApiErrorKind } from './api-error'

const retryableKinds: readonly ApiErrorKind[] = ['timeout', 'offline', 'rate-limited', 'server']

/** Whether the same call may succeed later although the person changes nothing. */
export function isRetryable(error: unknown): boolean {
  return isApiError(error) && retryableKinds.includes(error.kind)
}
