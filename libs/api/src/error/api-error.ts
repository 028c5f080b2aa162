/**
 * Why a call failed.
 *
 * - `business`: the server refused; `message` is its text
 * - `unauthorized`: no valid session (reply code 401 or HTTP 401)
 * - `forbidden`: the session does not have permission (HTTP 403)
 * - `not-found`: the resource does not exist (reply code 404 or HTTP 404)
 * - `bad-request`: the request could not be read (HTTP 400)
 * - `conflict`: the resource has changed since (HTTP 409)
 * - `invalid`: the input is invalid (HTTP 422)
 * - `too-large`: the upload is too large (HTTP 413)
 * - `timeout`: no complete reply in time
 * - `offline`: the server could not be reached
 * - `rate-limited`: too many calls in the last minute
 * - `server`: the server or a proxy is broken or in maintenance. Includes replies that only say 错误
 *   and, with `code` `null`, replies that the browser hides from the page
 * - `malformed`: the reply does not match the contract
 * - `aborted`: the caller's signal fired
 */
export type ApiErrorKind =
  | 'business'
  | 'unauthorized'
  | 'forbidden'
  | 'not-found'
  | 'bad-request'
  | 'conflict'
  | 'invalid'
  | 'too-large'
  | 'timeout'
  | 'offline'
  | 'rate-limited'
  | 'server'
  | 'malformed'
  | 'aborted'

const brand = '@shuyuan/api#ApiError'

interface ApiErrorInit {
  kind: ApiErrorKind
  message: string
  /** @default null */
  code?: number | null
  /** @default null */
  status?: number | null
  /** @default false */
  isServerText?: boolean | undefined
  cause?: unknown
}

/**
 * Error that calls of this library reject with. `cause` is for developers. For `malformed` it names
 * the invalid field (in development); for `offline` it is the error of the request, which may come
 * from the client's `fetch` or a callback of `request`.
 */
export class ApiError extends Error {
  /** Identifies errors of another copy of this package, for which `instanceof` fails. */
  readonly brand: typeof brand = brand
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  /** Code of the reply, or else the HTTP status of the failure, or else `null`. */
  readonly code: number | null
  /**
   * HTTP status if it alone determined the error. `null` if the reply's code did or there was no
   * reply.
   */
  readonly status: number | null
  /** Whether `message` comes from the server, in the server's language. */
  readonly isServerText: boolean

  /** `message` is ready to show: one Chinese sentence, never empty. */
  constructor(init: ApiErrorInit) {
    super(init.message, { cause: init.cause })
    this.kind = init.kind
    this.code = init.code ?? null
    this.status = init.status ?? null
    this.isServerText = init.isServerText ?? false
  }
}

/** Whether a value is an {@link ApiError}, including one from another copy of this package. */
export function isApiError(value: unknown): value is ApiError {
  return value instanceof Error && 'brand' in value && value.brand === brand
}
