import { callBackend } from '../port/call-backend'
import { authFailure, type KnownAuthErrorCode, toAuthError } from '../port/auth-error'

/** Error to use if the server rejects a sign-in without a code and a message. */
export interface SignInRefusal {
  code: KnownAuthErrorCode
  message: string
}

/**
 * Calls a login method of the backend. Replaces an `unauthorized` error without code and message by
 * `refusal`: before a sign-in, no session can have expired.
 */
export async function callSignIn<Answer>(
  call: (signal: AbortSignal) => Promise<Answer> | undefined,
  signal: AbortSignal,
  method: string,
  refusal: SignInRefusal,
): Promise<Answer> {
  try {
    return await callBackend(call, signal, method)
  } catch (thrown) {
    const { kind, code, message } = toAuthError(thrown)
    const isBare = kind === 'unauthorized' && code === null && message === ''
    throw isBare ? authFailure({ kind: 'business', ...refusal }, thrown) : thrown
  }
}
