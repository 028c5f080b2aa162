/** Kind of an error. `aborted` is never shown. */
export type AuthErrorKind =
  | 'business'
  | 'unauthorized'
  | 'timeout'
  | 'offline'
  | 'rate-limited'
  | 'server'
  | 'malformed'
  | 'aborted'
  | 'unknown'

/** Error codes that the dialogs handle. For any other code they only show the message. */
export type KnownAuthErrorCode =
  /** The answer to the captcha is wrong. Shown at the captcha, which is replaced. */
  | 'captcha-wrong'
  /** The SMS code is wrong or has expired. Shown at the code. */
  | 'sms-code-wrong'
  /** Phone and password do not match. Shown at the password. */
  | 'credentials-wrong'
  /** The phone already has an account. Shown at the phone. */
  | 'mobile-taken'
  /** No account has this phone. Shown at the phone. */
  | 'mobile-unknown'
  /** The new password breaks the server's rules. Shown at the password. */
  | 'password-invalid'
  /** A third-party login took too long. The dialog offers a new QR code. */
  | 'login-code-expired'
  /** No account can be created from a third-party login, for example because its name is too long. */
  | 'account-not-made'
  /** A third-party login cannot create an account for a mobile that already has one. */
  | 'account-exists'
  /** A repeated binding. Nothing is shown. */
  | 'already-bound'
  /** The face check is no longer needed. It counts as passed. */
  | 'already-verified'

/** Messages by known error code. The two excluded codes are never shown. */
export type RefusalTexts = Record<
  Exclude<KnownAuthErrorCode, 'already-bound' | 'already-verified'>,
  string
>

/** A {@link KnownAuthErrorCode}, or any other code of the server. */
export type AuthErrorCode = KnownAuthErrorCode | (string & Record<never, never>) | number

/** Shape of every rejection of an `AuthBackend`. */
export interface AuthError {
  kind: AuthErrorKind
  code?: AuthErrorCode | null
  /** One sentence, ready to show; may be empty. */
  message: string
  /**
   * Seconds until the server accepts the next request. Starts the countdown of an SMS code, and is shown for
   * `rate-limited` without a message.
   */
  retryAfter?: number | null
}

const kinds: ReadonlySet<unknown> = new Set<AuthErrorKind>([
  'business',
  'unauthorized',
  'timeout',
  'offline',
  'rate-limited',
  'server',
  'malformed',
  'aborted',
  'unknown',
])

function isKind(value: unknown): value is AuthErrorKind {
  return kinds.has(value)
}

function isOffline(): boolean {
  return typeof navigator !== 'undefined' && navigator.onLine === false
}

/** Kind of an error that is not an `AuthError`: those of `fetch` and of an `AbortSignal`. */
function foreignKind(thrown: object): AuthErrorKind {
  const name = 'name' in thrown ? thrown.name : null
  if (name === 'AbortError') return 'aborted'
  if (name === 'TimeoutError') return 'timeout'
  return name === 'TypeError' && isOffline() ? 'offline' : 'unknown'
}

/** Returns the code of an error or of an error response; `null` without one. */
export function readCode(from: object): string | number | null {
  const code = 'code' in from ? from.code : null
  return typeof code === 'string' || typeof code === 'number' ? code : null
}

/**
 * Converts any thrown value to an {@link AuthError}. An abort becomes kind `aborted`, `AbortSignal.timeout`
 * becomes `timeout`, and a `TypeError` of `fetch` becomes `offline` while the browser is offline. Anything
 * else without a known `kind` becomes `unknown` with an empty message, so that no technical text is shown.
 */
export function toAuthError(thrown: unknown): AuthError {
  if (typeof thrown !== 'object' || thrown === null) return { kind: 'unknown', message: '' }
  if (!('kind' in thrown) || !isKind(thrown.kind)) {
    return { kind: foreignKind(thrown), message: '' }
  }
  const message = 'message' in thrown && typeof thrown.message === 'string' ? thrown.message : ''
  const retryAfter = 'retryAfter' in thrown ? Number(thrown.retryAfter) : 0
  return {
    kind: thrown.kind,
    code: readCode(thrown),
    message,
    ...(retryAfter > 0 && { retryAfter }),
  }
}

/** Whether a failure is temporary, so that a retry may succeed. */
export function isTransient({ kind }: AuthError): boolean {
  return kind === 'offline' || kind === 'timeout' || kind === 'rate-limited' || kind === 'server'
}

/** Creates an `Error` with the members of an {@link AuthError}. */
export function authFailure(error: AuthError, cause?: unknown): Error & AuthError {
  return Object.assign(new Error(error.message, { cause }), error)
}

/** Reports an unexpected error as an uncaught error of the page. */
export function reportUnexpectedError(thrown: unknown): void {
  // Missing in test environments and old browsers.
  if (typeof reportError === 'function') reportError(thrown)
  else console.error(thrown)
}
