import { askBackend } from '../port/ask-backend'
import { type KnownAuthErrorCode, toAuthError } from '../port/auth-error'
import { authFailure } from '../port/auth-failure'

/** What is wrong when a server refuses a sign-in without a word. */
export interface SignInRefusal {
  code: KnownAuthErrorCode
  message: string
}

/**
 * Calls a login method of the backend. A failure of kind `unauthorized` without code and message becomes
 * the refusal: before a sign-in there is no session that it could be about.
 */
export async function askToSignIn<Answer>(
  call: (signal: AbortSignal) => Promise<Answer> | undefined,
  signal: AbortSignal,
  method: string,
  refusal: SignInRefusal,
): Promise<Answer> {
  try {
    return await askBackend(call, signal, method)
  } catch (thrown) {
    const { kind, code, message } = toAuthError(thrown)
    const isBare = kind === 'unauthorized' && code === null && message === ''
    throw isBare ? authFailure({ kind: 'business', ...refusal }, thrown) : thrown
  }
}
