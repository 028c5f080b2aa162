import type { ApiError, ApiErrorKind } from '../error/api-error'
import { failure } from '../error/failure'

const kindByCode: Readonly<Record<number, ApiErrorKind>> = {
  401: 'unauthorised',
  429: 'rate-limited',
  500: 'server',
  503: 'server',
}

/** What the server says, with the code of any refusal, when something broke in it. */
const unexpected = '错误'

/** The error for a reply whose code says failure. */
export function replyFailure(code: number, serverMessage: string, cause: unknown): ApiError {
  const meaning = serverMessage === unexpected ? 500 : code
  const kind = kindByCode[meaning] ?? 'business'
  // 401 has one sentence of its own; 500 names a part of the machinery, which tells nobody anything.
  const message = meaning === 401 || meaning === 500 ? '' : serverMessage
  return failure(kind, { code, message, cause })
}
