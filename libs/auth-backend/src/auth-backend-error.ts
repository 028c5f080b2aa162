import { isApiError, isMaintenance, isRefusal, type ApiError } from '@shuyuan/api'
import {
  toAuthError,
  type AuthError,
  type AuthErrorKind,
  type KnownAuthErrorCode,
} from '@shuyuan/auth-dialogs/port'

/** The server’s refusals differ only in their message. */
const codes: ReadonlyMap<string, KnownAuthErrorCode> = new Map([
  ['图形验证码错误', 'captcha-wrong'],
  ['短信验证码错误', 'sms-code-wrong'],
  ['手机号或密码错误', 'credentials-wrong'],
  ['手机号已存在', 'mobile-taken'],
  ['手机号不存在', 'mobile-unknown'],
  ['密码长度不能少于6个字符', 'password-invalid'],
  ['密码长度不能多于16个字符', 'password-invalid'],
  ['已过期', 'login-code-expired'],
  ['请勿重复绑定', 'already-bound'],
  ['当前学员已完成实人认证', 'already-verified'],
])

/** An `AuthError` of a failed call, with the original error as `cause`. */
export class AuthBackendError extends Error implements AuthError {
  override readonly name = 'AuthBackendError'
  readonly kind: AuthErrorKind
  readonly code: string | number | null

  constructor(kind: AuthErrorKind, code: string | number | null, message: string, cause: unknown) {
    super(message, { cause })
    this.kind = kind
    this.code = code
  }
}

/** Returns the server’s message of a refusal or of maintenance. The dialogs have a text for any other error. */
function messageOf(error: ApiError): string {
  return (isRefusal(error) || isMaintenance(error)) && error.isServerText ? error.message : ''
}

function kindOf({ kind }: ApiError): AuthErrorKind {
  switch (kind) {
    case 'forbidden':
    case 'not-found':
    case 'bad-request':
    case 'conflict':
    case 'invalid':
    case 'too-large':
      return 'business'
    default:
      return kind
  }
}

/** Converts API errors to {@link AuthBackendError}. Rethrows any other error unchanged. */
export async function withAuthErrors<Result>(call: Promise<Result>): Promise<Result> {
  try {
    return await call
  } catch (error) {
    if (!isApiError(error)) throw error
    const { code, message } = error
    throw new AuthBackendError(kindOf(error), codes.get(message) ?? code, messageOf(error), error)
  }
}

/** Code of a refusal. A server error with this code is permanent, so a retry does not help. */
const refusalCode = 1

/**
 * Rethrows the error of a third-party login that created no account, with a more specific code. The server
 * sends no message if a name is too long, and its message for a taken mobile does not say what to do.
 */
export function rethrowRegistrationError(thrown: unknown): never {
  const { kind, code } = toAuthError(thrown)
  if (code === 'mobile-taken') throw new AuthBackendError('business', 'account-exists', '', thrown)
  if (kind !== 'server' || code !== refusalCode) throw thrown
  throw new AuthBackendError('business', 'account-not-made', '', thrown)
}
