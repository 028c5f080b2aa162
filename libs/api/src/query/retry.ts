import { isApiError } from '../error/api-error'
import { isMaintenance } from '../error/error-kinds'

/**
 * The rate limit ends 60 s after the first call of its minute, which the server does not report.
 * Rejected calls do not extend it.
 */
const rateLimitedDelayMs = 10_500

/** Returns the delay before a retry, in ms. */
export function retryDelay(failureCount: number, error: unknown): number {
  if (isApiError(error) && error.kind === 'rate-limited') return rateLimitedDelayMs
  return 1_000 * 2 ** failureCount
}

const maxRetries = 2

/** With the delays of `retryDelay`, these span more than a minute. */
const maxRateLimitedRetries = 6

/** The application refused the call; 错误 with this code is an unexpected refusal. */
const refusalCode = 1

/**
 * Retry rule of all queries. Retries twice if the server is unreachable or broken, and waits out
 * the rate limit. Refusals would repeat, a timeout has already made the user wait, and maintenance
 * outlasts retries.
 */
export function shouldRetry(failureCount: number, error: unknown): boolean {
  if (!isApiError(error) || isMaintenance(error)) return false
  if (error.kind === 'rate-limited') return failureCount < maxRateLimitedRetries
  const isTemporary =
    error.kind === 'offline' || (error.kind === 'server' && error.code !== refusalCode)
  return isTemporary && failureCount < maxRetries
}

/** Like {@link shouldRetry}, but fails immediately when the server limits calls, so that the page can show it. */
export function retryAtOnce(failureCount: number, error: unknown): boolean {
  const isRateLimited = isApiError(error) && error.kind === 'rate-limited'
  return !isRateLimited && shouldRetry(failureCount, error)
}
