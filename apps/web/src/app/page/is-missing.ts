import { isApiError } from '@shuyuan/api'

/** Whether the server reports that there is no such record. */
export function isMissing(error: unknown): boolean {
  return isApiError(error) && error.code === 404
}
