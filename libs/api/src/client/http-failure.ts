import type { ApiError } from '../error/api-error'
import { failure } from '../error/failure'
import { messages } from '../messages'

/**
 * The error that an HTTP status alone decides, `undefined` when the body decides. The application
 * answers 200 to everything; other statuses come from proxies in front of it.
 */
export function httpFailure(status: number): ApiError | undefined {
  const details = { code: status, cause: `HTTP ${status}` }
  if (status === 401) return failure('unauthorised', details)
  if (status === 413) return failure('business', { ...details, message: messages.tooLarge })
  if (status === 429) return failure('rate-limited', details)
  return status >= 500 ? failure('server', details) : undefined
}
