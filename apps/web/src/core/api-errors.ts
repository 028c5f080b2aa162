import { isApiError } from '@shuyuan/api'

/** Whether the server reports a missing record. */
export function isMissing(error: unknown): boolean {
  return isApiError(error) && error.kind === 'not-found'
}

/** Whether the server rejected a call because of its rate limit. */
export function isRateLimited(error: unknown): boolean {
  return isApiError(error) && error.kind === 'rate-limited'
}

/** Whether the server rejected the token. */
export function isSessionOver(error: unknown): boolean {
  return isApiError(error) && error.kind === 'unauthorized'
}
