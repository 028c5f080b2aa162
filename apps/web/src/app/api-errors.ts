import { isApiError } from '@shuyuan/api'
import { shouldRetry } from '@shuyuan/api/query'

/** Whether the server reports that there is no such record. */
export function isMissing(error: unknown): boolean {
  return isApiError(error) && error.kind === 'not-found'
}

/** Whether the server refused for too many calls. */
export function isRateLimited(error: unknown): boolean {
  return isApiError(error) && error.kind === 'rate-limited'
}

/** The retry rule of what is not to wait out a refusal for too many calls in silence. */
export function retryAtOnce(failureCount: number, error: unknown): boolean {
  return !isRateLimited(error) && shouldRetry(failureCount, error)
}

/** Whether the server no longer took the token of a call. */
export function isSessionOver(error: unknown): boolean {
  return isApiError(error) && error.kind === 'unauthorized'
}
