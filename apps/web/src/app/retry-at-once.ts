import { shouldRetry } from '@shuyuan/api/query'
import { isRateLimited } from './page/is-rate-limited'

/** The retry rule of what is not to wait out a refusal for too many calls in silence. */
export function retryAtOnce(failureCount: number, error: unknown): boolean {
  return !isRateLimited(error) && shouldRetry(failureCount, error)
}
