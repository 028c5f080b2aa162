import type { ApiError, ApiErrorKind } from '../error/api-error'
import { failure } from '../error/failure'
import { isRecord } from '../wire/record'

/** What the status of a reply means, and what the code in it does. */
const kinds: Readonly<Record<number, ApiErrorKind>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not-found',
  413: 'too-large',
  422: 'invalid',
  429: 'rate-limited',
  500: 'server',
  503: 'server',
}

/**
 * Those that have one sentence of ours: 401; 429, whose words leave open when to try again; and 500, which
 * names a part of the machinery.
 */
const wordless = new Set([401, 429, 500])

/**
 * The error that an HTTP status alone decides, `undefined` when the body decides. The application
 * answers 200 to everything; other statuses come from proxies in front of it.
 *
 * @param body what came with it, parsed where it was JSON
 */
export function httpFailure(status: number, body: unknown): ApiError | undefined {
  const kind = status > 500 ? 'server' : kinds[status]
  const mayHaveWords = status < 500 && !wordless.has(status)
  if (kind === undefined || (mayHaveWords && isRecord(body) && 'code' in body)) return
  return failure(kind, { code: status, status, cause: `HTTP ${status}` })
}

/** The server's message for an internal failure, which it sends with the code of any refusal. */
const unexpected = '错误'

/** The error for a reply with a failure code. */
export function replyFailure(code: number, serverMessage: string, cause: unknown): ApiError {
  const meaning = serverMessage === unexpected ? 500 : code
  const kind = kinds[meaning] ?? 'business'
  const message = wordless.has(meaning) ? '' : serverMessage
  return failure(kind, { code, message, isServerText: message !== '', cause })
}
