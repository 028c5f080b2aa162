import type { ApiError } from '../error/api-error'
import { failure } from '../error/failure'
import { messages } from '../messages'
import { isRecord } from '../wire/record'

/**
 * The error that an HTTP status alone decides, `undefined` when the body decides. The application
 * answers 200 to everything; other statuses come from proxies in front of it.
 *
 * @param body what came with it, parsed where it was JSON
 */
export function httpFailure(status: number, body: unknown): ApiError | undefined {
  const details = { code: status, cause: `HTTP ${status}` }
  if (status === 401) return failure('unauthorized', details)
  if (status === 404 && !(isRecord(body) && 'code' in body)) {
    return failure('business', { ...details, message: messages.notFound })
  }
  if (status === 413) return failure('business', { ...details, message: messages.tooLarge })
  if (status === 429) return failure('rate-limited', details)
  return status >= 500 ? failure('server', details) : undefined
}
