import type { AuthDialogName } from '../provider/auth-dialog'
import type { AuthSmsScene } from './auth-backend'
import type { AuthErrorKind } from './auth-error'
import type { SignInWay } from './sign-in-way'

/** What a person can send off. */
export type AuthAction =
  | 'password-login'
  | 'sms-login'
  | 'second-factor'
  | 'qq-login'
  | 'register'
  | 'reset-password'
  | 'bind-mobile'
  | 'verify-mobile'
  | 'change-mobile'
  | 'change-password'
  | 'agree'

/** Where a QR code to be scanned stands. */
type AuthTicketStatus = 'loading' | 'ready' | 'offline' | 'settling' | 'expired' | 'failed'

/** Where a scan login stands. */
export type AuthScanStatus = AuthTicketStatus | 'needs-binding' | 'signed-in'

/** Where a face check stands. */
export type AuthFaceCheckStatus = AuthTicketStatus | 'passed'

interface Failure {
  kind: AuthErrorKind
  /** A known code, the server's own, or `null`. */
  code: string | number | null
}

/**
 * What happens in the dialogs, for analytics and logs. No member carries a token, a password, a
 * code, the answer to a captcha or a phone number.
 */
export type AuthEvent =
  | { type: 'dialog-opened'; dialog: AuthDialogName }
  | { type: 'dialog-closed'; dialog: AuthDialogName }
  /** The code or the language of the dialogs could not be fetched. */
  | { type: 'load-failed'; dialog: AuthDialogName }
  | { type: 'captcha-shown'; scene: AuthSmsScene }
  | { type: 'sms-sent'; scene: AuthSmsScene }
  | ({ type: 'sms-failed'; scene: AuthSmsScene } & Failure)
  /** The checks and `beforeSubmit` let it pass, and it is being sent. */
  | { type: 'submitted'; action: AuthAction }
  | { type: 'vetoed'; action: AuthAction }
  | ({ type: 'failed'; action: AuthAction } & Failure)
  /** The host has done its part too. */
  | { type: 'signed-in'; via: SignInWay }
  | { type: 'registered' }
  | { type: 'password-reset' }
  | { type: 'mobile-bound' }
  | { type: 'agreed' }
  | { type: 'agreement-refused' }
  | { type: 'scan-changed'; status: AuthScanStatus }
  | { type: 'face-check-changed'; status: AuthFaceCheckStatus }
