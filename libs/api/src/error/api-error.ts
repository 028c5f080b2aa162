/**
 * Why a call failed.
 *
 * - `business`: the server refused; its text is in `message`
 * - `unauthorized`: no valid session (reply code 401 or HTTP 401)
 * - `forbidden`: the session may not do this (HTTP 403)
 * - `not-found`: there is no such thing (reply code 404 or HTTP 404)
 * - `invalid`: the input cannot be taken as it is (HTTP 422)
 * - `too-large`: the server takes no upload of that size (HTTP 413)
 * - `timeout`: no complete reply in time
 * - `offline`: the server was not reached
 * - `rate-limited`: too many calls in the last minute
 * - `server`: the server or a proxy in front of it is broken or in maintenance; a reply that only
 *   says 错误 counts as that, and (with `code` `null`) a reply that the browser hides from the page
 * - `malformed`: the reply does not match the contract
 * - `aborted`: the caller's signal fired
 */
export type ApiErrorKind =
  | 'business'
  | 'unauthorized'
  | 'forbidden'
  | 'not-found'
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
 * The error that calls of this library reject with. `cause` is for developers: for `malformed` it names, in
 * development, the field that is wrong. For `offline` it is what the request failed with, which may be an
 * error in the `fetch` that the client was given or in a callback of `request`.
 */
export class ApiError extends Error {
  /** Recognizes errors of another copy of this package, where `instanceof` fails. */
  readonly brand: typeof brand = brand
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  /** Code of the reply, else the HTTP status of a failure, else `null`. */
  readonly code: number | null
  /** HTTP status when it alone decided, `null` when the reply's code did or no reply came. */
  readonly status: number | null
  /** Whether `message` is what the server said, in its language. */
  readonly isServerText: boolean

  /** `message` is ready to be shown: one Chinese sentence, never empty. */
  constructor(init: ApiErrorInit) {
    super(init.message, { cause: init.cause })
    this.kind = init.kind
    this.code = init.code ?? null
    this.status = init.status ?? null
    this.isServerText = init.isServerText ?? false
  }
}

/** Whether a value is an {@link ApiError}, also one made by another copy of this package. */
export function isApiError(value: unknown): value is ApiError {
  return value instanceof Error && 'brand' in value && value.brand === brand
}
