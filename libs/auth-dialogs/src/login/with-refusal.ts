import { authFailure, type KnownAuthErrorCode, toAuthError } from '../port/auth-error'

/** Error to use if the server rejects a sign-in without a code and a message. */
interface SignInRefusal {
  code: KnownAuthErrorCode
  message: string
}

/**
 * Replaces an `unauthorized` error of a login method without code and message by `refusal`: before a sign-in,
 * no session can have expired.
 */
export async function withRefusal<Answer>(
  answer: Promise<Answer>,
  refusal: SignInRefusal,
): Promise<Answer> {
  try {
    return await answer
  } catch (thrown) {
    const { kind, code, message } = toAuthError(thrown)
    const isBare = kind === 'unauthorized' && code === null && message === ''
    throw isBare ? authFailure({ kind: 'business', ...refusal }, thrown) : thrown
  }
}
