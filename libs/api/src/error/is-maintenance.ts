import { isRecord } from '../wire/record'
import { isApiError } from './api-error'

/**
 * Whether the application itself reports maintenance (reply code 503, `系统维护中`). A
 * proxy's HTTP 503 in front of it is no such answer.
 */
export function isMaintenance(error: unknown): boolean {
  return isApiError(error) && error.code === 503 && isRecord(error.cause)
}
