import { isApiError } from '../error/api-error'
import { isMaintenance } from '../error/error-kinds'

/**
 * The server answers again 60 s after the first call of its minute, and does not say when that was. Calls
 * that it refuses do not prolong the minute.
 */
const whenLimitedMs = 10_500

/** Milliseconds until a query is tried again, where `shouldRetry` allows it. */
export function retryDelay(failureCount: number, error: unknown): number {
  if (isApiError(error) && error.kind === 'rate-limited') return whenLimitedMs
  return 1_000 * 2 ** failureCount
}

const mostRetries = 2

/** With the pauses of `retryDelay` they reach into the next minute. */
const mostRetriesWhenLimited = 6

/** The application itself refused; what only says 错误 is a refusal that it did not foresee. */
const refusalCode = 1

/**
 * The retry rule of all queries here. A server that was not reached or is broken gets two retries; a
 * refusal for too many calls is waited out. What the application refuses, it refuses again, and a
 * timeout has already made the person wait long enough; maintenance lasts longer than two retries.
 */
export function shouldRetry(failureCount: number, error: unknown): boolean {
  if (!isApiError(error) || isMaintenance(error)) return false
  if (error.kind === 'rate-limited') return failureCount < mostRetriesWhenLimited
  const isPassing =
    error.kind === 'offline' || (error.kind === 'server' && error.code !== refusalCode)
  return isPassing && failureCount < mostRetries
}

/** Like {@link shouldRetry}, but a refusal for too many calls fails at once, so that the page can say so. */
export function retryAtOnce(failureCount: number, error: unknown): boolean {
  const isRateLimited = isApiError(error) && error.kind === 'rate-limited'
  return !isRateLimited && shouldRetry(failureCount, error)
}
