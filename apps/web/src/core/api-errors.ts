import { isApiError } from '@shuyuan/api'

/** Whether the server reports that there is no such record. */
export function isMissing(error: unknown): boolean {
  return isApiError(error) && error.kind === 'not-found'
}

/** Whether the server refused for too many calls. */
export function isRateLimited(error: unknown): boolean {
  return isApiError(error) && error.kind === 'rate-limited'
}

/** Whether the server no longer took the token of a call. */
export function isSessionOver(error: unknown): boolean {
  return isApiError(error) && error.kind === 'unauthorized'
}
