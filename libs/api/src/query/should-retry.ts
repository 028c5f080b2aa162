import { isApiError } from '../error/api-error'

const mostRetries = 2

/**
 * The retry rule of all queries here: at most two retries, and only when the server was not reached
 * or is broken. A timeout has already made the person wait long enough, and another try after a
 * rate limit would prolong it.
 */
export function shouldRetry(failureCount: number, error: unknown): boolean {
  return (
    failureCount < mostRetries &&
    isApiError(error) &&
    (error.kind === 'offline' || error.kind === 'server')
  )
}
