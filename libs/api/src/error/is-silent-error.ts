import { silentServerMessage } from '../messages'
import { isApiError } from './api-error'

/**
 * Whether an error is to be shown nowhere: the caller gave up the call, or the server's text is the
 * one that is never shown (`请勿重复绑定`).
 */
export function isSilentError(error: unknown): boolean {
  return isApiError(error) && (error.kind === 'aborted' || error.message === silentServerMessage)
}
