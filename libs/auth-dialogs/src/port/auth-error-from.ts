import {
  type AuthError,
  type AuthErrorKind,
  authFailure,
  readCode,
  toAuthError,
} from './auth-error'

function kindOf(status: number): AuthErrorKind {
  if (status < 400) return 'malformed'
  if (status === 408 || status === 504) return 'timeout'
  if (status === 429) return 'rate-limited'
  return status < 500 ? 'business' : 'server'
}

/** Reads `code` and `message`, or `detail` of RFC 9457, from the body of an error response. */
async function readBody(response: Response): Promise<Pick<AuthError, 'code' | 'message'>> {
  const body: unknown = await response.json().catch(() => null)
  if (typeof body !== 'object' || body === null) return { message: '', code: null }
  const { message, detail }: { message?: unknown; detail?: unknown } = body
  const texts = [message, detail].filter((text) => typeof text === 'string')
  return { message: texts[0] ?? '', code: readCode(body) }
}

/** Seconds of the `Retry-After` header, which may be a date; `NaN` without one. */
function readRetryAfter(response: Response): number {
  const text = response.headers.get('retry-after') ?? ''
  return text === '' || /\D/.test(text) ? (Date.parse(text) - Date.now()) / 1000 : Number(text)
}

async function fromResponse(response: Response): Promise<AuthError> {
  const kind = kindOf(response.status)
  const { code, message } = await readBody(response)
  const wait = Math.ceil(readRetryAfter(response))
  const isRefusal = kind === 'business' || kind === 'rate-limited'
  // A 401 without code and message means an expired session. One with a code rejects the input.
  const isSession = response.status === 401 && code === null && message === ''
  return {
    kind: isSession ? 'unauthorized' : kind,
    ...(isRefusal && code !== null && { code }),
    // Messages of server errors are meant for developers.
    message: isRefusal ? message : '',
    ...(wait > 0 && { retryAfter: wait }),
  }
}

/**
 * Creates the error that an `AuthBackend` rejects with, from an unsuccessful HTTP response or from what
 * `fetch` threw.
 *
 * - 4xx: `business` with `code` and `message` (or `detail`) of a JSON body; 401 without them: `unauthorized`
 * - 408 and 504: `timeout` · 429: `rate-limited` · other 5xx: `server` · below 400: `malformed`
 * - `Retry-After` (seconds or a date): `retryAfter`
 * - a `TypeError` of `fetch`: `offline` · `AbortSignal.timeout`: `timeout` · an abort: `aborted`
 * - a `SyntaxError` of `response.json()`: `malformed` · an `AuthError`: itself
 *
 * @example
 * if (!response.ok) throw await authErrorFrom(response)
 */
export async function authErrorFrom(failed: unknown): Promise<Error & AuthError> {
  if (typeof Response === 'function' && failed instanceof Response)
    return authFailure(await fromResponse(failed))
  const error = toAuthError(failed)
  if (error.kind === 'unknown') {
    if (failed instanceof TypeError) error.kind = 'offline'
    if (failed instanceof SyntaxError) error.kind = 'malformed'
  }
  return authFailure(error, failed)
}
