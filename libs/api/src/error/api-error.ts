/**
 * Why a call failed.
 *
 * - `business`: the server refused; its text is in `message`
 * - `unauthorized`: no valid session (reply code 401 or HTTP 401)
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
  cause?: unknown
}

/** The only error that calls of this library reject with. */
export class ApiError extends Error {
  /** Recognizes errors of another copy of this package, where `instanceof` fails. */
  readonly brand: typeof brand = brand
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  /** Code of the reply, else the HTTP status of a failure, else `null`. */
  readonly code: number | null

  /** `message` is ready to be shown: one Chinese sentence, never empty. */
  constructor({ kind, message, code = null, cause }: ApiErrorInit) {
    super(message, { cause })
    this.kind = kind
    this.code = code
  }
}

/** Whether a value is an {@link ApiError}, also one made by another copy of this package. */
export function isApiError(value: unknown): value is ApiError {
  return value instanceof Error && 'brand' in value && value.brand === brand
}
