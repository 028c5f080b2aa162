import { isApiError, isRefusal, type ApiError } from '@shuyuan/api'
import {
  toAuthError,
  type AuthError,
  type AuthErrorKind,
  type KnownAuthErrorCode,
} from '@shuyuan/auth-dialogs/port'

/** The server’s refusals differ in their text only. */
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

/** An `AuthError` made of a failed call; the call’s own error is its `cause`. */
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

/** The server’s words for a refusal; for any other error the dialogs have words in their own language. */
function wordsOf(error: ApiError): string {
  return isRefusal(error) && error.isServerText ? error.message : ''
}

function kindOf({ kind }: ApiError): AuthErrorKind {
  switch (kind) {
    case 'forbidden':
    case 'not-found':
    case 'invalid':
    case 'too-large':
      return 'business'
    default:
      return kind
  }
}

/** Resolves as the call does; rejects with an {@link AuthBackendError}, or unchanged when no call failed. */
export async function coded<Result>(call: Promise<Result>): Promise<Result> {
  try {
    return await call
  } catch (error) {
    if (!isApiError(error)) throw error
    const { code, message } = error
    throw new AuthBackendError(kindOf(error), codes.get(message) ?? code, wordsOf(error), error)
  }
}

/** Code of replies that refuse. An error of the server with this code happens again at each attempt. */
const refused = 1

/**
 * Rethrows why no account could be made of a third-party login. The server fails over names that are too
 * long for it and has no words for that; for a mobile that has an account its words do not say what helps.
 */
export function accountNotMade(thrown: unknown): never {
  const { kind, code } = toAuthError(thrown)
  if (code === 'mobile-taken') throw new AuthBackendError('business', 'account-exists', '', thrown)
  if (kind !== 'server' || code !== refused) throw thrown
  throw new AuthBackendError('business', 'account-not-made', '', thrown)
}
