import type { AuthScanTicket } from '../port/auth-backend'

/** Code of a refusal of {@link AccountBackend.changeMobile}: the proof of the old phone is too old. */
export const proofExpired = 'proof-expired'

/**
 * What the forms of an account that is signed in ask of a server, besides captcha and SMS, which come
 * from the `AuthBackend` of the provider. Every method rejects with an `AuthError`; the signal aborts
 * when the form goes.
 */
export interface AccountBackend {
  /** Proves the phone of the account; the proof is good for an hour. */
  verifyMobile(
    input: { mobile: string; mobileCode: string },
    signal: AbortSignal,
  ): Promise<{ sign: string }>
  /** Changes to a new phone; the code went to the new one. Refused with {@link proofExpired}. */
  changeMobile(
    input: { mobile: string; mobileCode: string; sign: string },
    signal: AbortSignal,
  ): Promise<void>
  /** Sets a password; the phone is the account's own. */
  changePassword(
    input: { mobile: string; mobileCode: string; password: string },
    signal: AbortSignal,
  ): Promise<void>
  /** A new QR code that links WeChat with the account. */
  startScanBind(signal: AbortSignal): Promise<AuthScanTicket>
  /** The code of a confirmed scan, `null` until the scan is confirmed. Rejects when the key is dead. */
  fetchScanCode(input: { key: string }, signal: AbortSignal): Promise<{ code: string | null }>
  /** Links the third party that a code came from. */
  bindSocialite(input: { code: string }, signal: AbortSignal): Promise<void>
}
