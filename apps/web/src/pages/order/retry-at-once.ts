import { shouldRetry } from '@shuyuan/api/query'
import { isRateLimited } from '../../blocks/is-rate-limited'

/**
 * The retry rule of what a click waits for. Too many calls are not waited out behind a busy button: the
 * learner reads when to try again.
 */
export function retryAtOnce(failureCount: number, error: unknown): boolean {
  return !isRateLimited(error) && shouldRetry(failureCount, error)
}
