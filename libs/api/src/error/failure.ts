import { messageByKind } from '../messages'
import { ApiError } from './api-error'
import type { ApiErrorKind } from './api-error'

interface FailureDetails {
  cause?: unknown
  code?: number | null
  status?: number | null
  isServerText?: boolean
  /** Shown instead of the sentence for the kind, unless it is empty. */
  message?: string | undefined
}

/** An error of this kind with a sentence to show. */
export function failure(
  kind: ApiErrorKind,
  { message, ...details }: FailureDetails = {},
): ApiError {
  return new ApiError({ ...details, kind, message: message || messageByKind[kind] })
}
