import type { ApiError, ApiErrorKind } from '../error/api-error'
import { failure } from '../error/failure'

const kindByCode: Readonly<Record<number, ApiErrorKind>> = {
  401: 'unauthorised',
  429: 'rate-limited',
  500: 'server',
  503: 'server',
}

/** The error for a reply whose code says failure. */
export function replyFailure(code: number, serverMessage: string, cause: unknown): ApiError {
  const kind = kindByCode[code] ?? 'business'
  // 401 has one sentence of its own; 500 names a part of the machinery, which tells nobody anything.
  const message = code === 401 || code === 500 ? '' : serverMessage
  return failure(kind, { code, message, cause })
}
