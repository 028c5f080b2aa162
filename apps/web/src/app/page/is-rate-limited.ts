import { isApiError } from '@shuyuan/api'

/** Whether the server refused for too many calls. */
export function isRateLimited(error: unknown): boolean {
  return isApiError(error) && error.kind === 'rate-limited'
}
