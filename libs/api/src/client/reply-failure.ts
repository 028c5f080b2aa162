import type { ApiError, ApiErrorKind } from '../error/api-error'
import { failure } from '../error/failure'
import { messages } from '../messages'
import { isRecord } from '../wire/record'

/**
 * The error that an HTTP status alone decides, `undefined` when the body decides. The application
 * answers 200 to everything; other statuses come from proxies in front of it.
 *
 * @param body what came with it, parsed where it was JSON
 */
export function httpFailure(status: number, body: unknown): ApiError | undefined {
  const details = { code: status, cause: `HTTP ${status}` }
  if (status === 401) return failure('unauthorized', details)
  if (status === 404 && !(isRecord(body) && 'code' in body)) {
    return failure('business', { ...details, message: messages.notFound })
  }
  if (status === 413) return failure('business', { ...details, message: messages.tooLarge })
  if (status === 429) return failure('rate-limited', details)
  return status >= 500 ? failure('server', details) : undefined
}

const kindByCode: Readonly<Record<number, ApiErrorKind>> = {
  401: 'unauthorized',
  429: 'rate-limited',
  500: 'server',
  503: 'server',
}

/**
 * Codes that have one sentence of ours: 401; 429, whose words leave open when to try again; and 500, which
 * names a part of the machinery.
 */
const wordless = new Set([401, 429, 500])

/** The server's message for an internal failure, which it sends with the code of any refusal. */
const unexpected = '错误'

/** The error for a reply with a failure code. */
export function replyFailure(code: number, serverMessage: string, cause: unknown): ApiError {
  const meaning = serverMessage === unexpected ? 500 : code
  const kind = kindByCode[meaning] ?? 'business'
  return failure(kind, { code, message: wordless.has(meaning) ? '' : serverMessage, cause })
}
