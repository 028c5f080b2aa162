import { isApiError } from '../error/api-error'

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
