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

/** Failures the dialogs react to; any other code only has its message shown. */
export type KnownAuthErrorCode =
  | 'captcha-wrong'
  | 'sms-code-wrong'
  | 'credentials-wrong'
  | 'mobile-taken'
  | 'mobile-unknown'
  | 'password-invalid'
  | 'login-code-expired'
  /** No account can be made of a third-party login, as of one with too long a name. */
  | 'account-not-made'
  /** No account can be made of a third-party login with a mobile that has one already. */
  | 'account-exists'
  /** A repeated binding: nothing is said. */
  | 'already-bound'
  /** A face check that is not needed any more: it counts as passed. */
  | 'already-verified'

/** The shape every rejection of an `AuthBackend` has. */
export interface AuthError {
  kind: AuthErrorKind
  /** One of {@link KnownAuthErrorCode} or a code of the server's own. */
  code?: string | number | null
  /** One sentence, ready to show; may be empty. */
  message: string
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

/**
 * Reads whatever was thrown as an {@link AuthError}. An aborted call becomes kind `aborted`; anything
 * without a known `kind` becomes `unknown` with an empty message, so that no technical text is shown.
 */
export function toAuthError(thrown: unknown): AuthError {
  if (typeof thrown !== 'object' || thrown === null) return { kind: 'unknown', message: '' }
  if ('name' in thrown && thrown.name === 'AbortError') return { kind: 'aborted', message: '' }
  if (!('kind' in thrown) || !isKind(thrown.kind)) return { kind: 'unknown', message: '' }
  const code =
    'code' in thrown && (typeof thrown.code === 'string' || typeof thrown.code === 'number')
      ? thrown.code
      : null
  const message = 'message' in thrown && typeof thrown.message === 'string' ? thrown.message : ''
  return { kind: thrown.kind, code, message }
}

/** Whether a failure may pass by itself: the network or the server's mood, not the request. */
export function isPassing({ kind }: AuthError): boolean {
  return kind === 'offline' || kind === 'timeout' || kind === 'rate-limited' || kind === 'server'
}
