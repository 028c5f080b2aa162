/** What kind of failure it was; `aborted` is never shown. */
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

/** Codes the dialogs react to; of any other code only the message is shown. */
export type KnownAuthErrorCode =
  /** The answer to the captcha is wrong. Shown at the captcha, which is fetched anew. */
  | 'captcha-wrong'
  /** The SMS code is wrong or too old. Shown at the code. */
  | 'sms-code-wrong'
  /** Phone and password do not belong together. Shown at the password. */
  | 'credentials-wrong'
  /** The phone has an account already. Shown at the phone. */
  | 'mobile-taken'
  /** No account has this phone. Shown at the phone. */
  | 'mobile-unknown'
  /** The new password breaks the server's rules. Shown at the password. */
  | 'password-invalid'
  /** A third-party login took too long: another QR code is offered. */
  | 'login-code-expired'
  /** No account can be made of a third-party login, as of one with too long a name. */
  | 'account-not-made'
  /** No account can be made of a third-party login with a mobile that has one already. */
  | 'account-exists'
  /** A repeated binding: nothing is shown. */
  | 'already-bound'
  /** A face check that is not needed any more: it counts as passed. */
  | 'already-verified'

/** A {@link KnownAuthErrorCode}, or a code of the server's own. */
export type AuthErrorCode = KnownAuthErrorCode | (string & Record<never, never>) | number

/** The shape every rejection of an `AuthBackend` has. */
export interface AuthError {
  kind: AuthErrorKind
  code?: AuthErrorCode | null
  /** One sentence, ready to show; may be empty. */
  message: string
  /**
   * Seconds until the server takes the next request: starts the countdown of an SMS code, and is said
   * where `rate-limited` comes without a message.
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

/** Whether the browser knows that it has no network. */
function isOffline(): boolean {
  return typeof navigator !== 'undefined' && navigator.onLine === false
}

/** The kind of an error that no backend made: those of `fetch` and of an `AbortSignal`. */
function foreignKind(thrown: object): AuthErrorKind {
  const name = 'name' in thrown ? thrown.name : null
  if (name === 'AbortError') return 'aborted'
  if (name === 'TimeoutError') return 'timeout'
  return name === 'TypeError' && isOffline() ? 'offline' : 'unknown'
}

/**
 * Reads whatever was thrown as an {@link AuthError}. An aborted call becomes kind `aborted`, one that
 * ran into `AbortSignal.timeout` kind `timeout`, and a `TypeError`, as `fetch` throws it, kind `offline`
 * while the browser is offline. Anything else without a known `kind` becomes `unknown` with an empty
 * message, so that no technical text is shown.
 */
export function toAuthError(thrown: unknown): AuthError {
  if (typeof thrown !== 'object' || thrown === null) return { kind: 'unknown', message: '' }
  if (!('kind' in thrown) || !isKind(thrown.kind)) {
    return { kind: foreignKind(thrown), message: '' }
  }
  const code =
    'code' in thrown && (typeof thrown.code === 'string' || typeof thrown.code === 'number')
      ? thrown.code
      : null
  const message = 'message' in thrown && typeof thrown.message === 'string' ? thrown.message : ''
  const retryAfter = 'retryAfter' in thrown ? Number(thrown.retryAfter) : 0
  return { kind: thrown.kind, code, message, ...(retryAfter > 0 && { retryAfter }) }
}

/** Whether a failure may pass by itself: the network or the server's mood, not the request. */
export function isPassing({ kind }: AuthError): boolean {
  return kind === 'offline' || kind === 'timeout' || kind === 'rate-limited' || kind === 'server'
}
