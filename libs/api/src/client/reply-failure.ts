import type { ApiError, ApiErrorKind } from '../error/api-error'
import { failure } from '../error/failure'
import { isRecord } from '../wire/record'

/** Error kinds by HTTP status and by reply code; both use the same numbers. */
const kinds: Readonly<Record<number, ApiErrorKind>> = {
  400: 'bad-request',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not-found',
  409: 'conflict',
  413: 'too-large',
  422: 'invalid',
  429: 'rate-limited',
  500: 'server',
  503: 'server',
}

/**
 * The server's messages for these are not shown: 401; 429, which does not say when to retry; and
 * 500, which names server internals.
 */
const withoutMessage = new Set([401, 429, 500])

/**
 * Returns the error that the HTTP status alone determines, or `undefined` if the body decides. The
 * application always replies with 200; other statuses come from proxies in front of it.
 *
 * @param body parsed if it is JSON
 */
export function httpFailure(status: number, body: unknown): ApiError | undefined {
  const kind = status > 500 ? 'server' : kinds[status]
  const mayHaveMessage = status < 500 && !withoutMessage.has(status)
  if (kind === undefined || (mayHaveMessage && isRecord(body) && 'code' in body)) return
  return failure(kind, { code: status, status, cause: `HTTP ${status}` })
}

/** The server's message for an internal error, sent with the code of an ordinary refusal. */
const unexpected = '错误'

/** Returns the error for a reply with a failure code. */
export function replyFailure(code: number, serverMessage: string, cause: unknown): ApiError {
  const meaning = serverMessage === unexpected ? 500 : code
  const kind = kinds[meaning] ?? 'business'
  const message = withoutMessage.has(meaning) ? '' : serverMessage
  return failure(kind, { code, message, isServerText: message !== '', cause })
}
