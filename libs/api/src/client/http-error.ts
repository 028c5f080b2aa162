import { ApiError } from '../error/api-error'
import { messages } from '../messages'

/**
 * The error that an HTTP status alone decides, `undefined` when the body decides. The application
 * answers 200 to everything; other statuses come from proxies in front of it.
 */
export function httpError(status: number): ApiError | undefined {
  const fail = (kind: ApiError['kind'], message: string) =>
    new ApiError({ kind, message, code: status, cause: `HTTP ${status}` })
  if (status === 401) return fail('unauthorised', messages.unauthorised)
  if (status === 413) return fail('business', messages.tooLarge)
  if (status === 429) return fail('rate-limited', messages.rateLimited)
  if (status >= 500) return fail('server', messages.server)
  return undefined
}
