import { messages } from '../messages'
import { isApiError } from './api-error'

/** One readable Chinese sentence for any thrown value. */
export function describeError(error: unknown): string {
  return isApiError(error) ? error.message : messages.unknown
}
