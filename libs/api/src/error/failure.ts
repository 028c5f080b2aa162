import { messageByKind } from '../messages'
import { ApiError } from './api-error'
import type { ApiErrorKind } from './api-error'

interface FailureDetails {
  cause?: unknown
  code?: number | null
  status?: number | null
  isServerText?: boolean
  /** Replaces the text for the kind, unless it is empty. */
  message?: string | undefined
}

/** Creates an error of this kind with a text to show. */
export function failure(
  kind: ApiErrorKind,
  { message, ...details }: FailureDetails = {},
): ApiError {
  return new ApiError({ ...details, kind, message: message || messageByKind[kind] })
}
