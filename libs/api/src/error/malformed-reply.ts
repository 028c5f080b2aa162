import { messages } from '../messages'
import { ApiError } from './api-error'

/** The error for a reply that is not what the contract says; `cause` holds what was wrong. */
export function malformedReply(cause: unknown, code: number | null = null): ApiError {
  return new ApiError({ kind: 'malformed', message: messages.malformed, code, cause })
}
