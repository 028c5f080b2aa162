import type { AuthScanTicket } from '../port/auth-backend'

/** Error code of {@link AccountBackend.changeMobile}: the verification of the old phone has expired. */
export const proofExpired = 'proof-expired'

/**
 * Server calls of the account forms. Captcha and SMS use the `AuthBackend` of the provider. Every method
 * rejects with an `AuthError`. The signal aborts when the form unmounts.
 */
export interface AccountBackend {
  /** Verifies the phone of the account. The returned `sign` is valid for an hour. */
  verifyMobile(
    input: { mobile: string; mobileCode: string },
    signal: AbortSignal,
  ): Promise<{ sign: string }>
  /** Changes the phone. The SMS code was sent to the new one. May reject with {@link proofExpired}. */
  changeMobile(
    input: { mobile: string; mobileCode: string; sign: string },
    signal: AbortSignal,
  ): Promise<void>
  /** Sets a password. `mobile` is the phone of the account. */
  changePassword(
    input: { mobile: string; mobileCode: string; password: string },
    signal: AbortSignal,
  ): Promise<void>
  /** Creates a QR code that links WeChat to the account. */
  startScanBind(signal: AbortSignal): Promise<AuthScanTicket>
  /** Returns the code of a confirmed scan, or `null` before that. Rejects if the key is no longer valid. */
  fetchScanCode(input: { key: string }, signal: AbortSignal): Promise<{ code: string | null }>
  /** Links the third-party account that issued the code. */
  bindSocialite(input: { code: string }, signal: AbortSignal): Promise<void>
}
