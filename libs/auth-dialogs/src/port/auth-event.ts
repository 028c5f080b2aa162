import type { AuthDialogName } from '../provider/auth-dialog'
import type { AuthSmsScene, SignInMethod } from './auth-backend'
import type { AuthErrorKind } from './auth-error'

/** A submission of the account dialogs and forms. */
export type AuthAction =
  | 'password-login'
  | 'sms-login'
  | 'qq-login'
  | 'register'
  | 'reset-password'
  | 'bind-mobile'
  | 'verify-mobile'
  | 'change-mobile'
  | 'change-password'
  | 'agree'

/** Status of a QR code. */
type AuthTicketStatus = 'loading' | 'ready' | 'offline' | 'settling' | 'expired' | 'failed'

/** Status of a scan login. */
export type AuthScanStatus = AuthTicketStatus | 'needs-binding' | 'signed-in'

/** Status of a face check. */
export type AuthFaceCheckStatus = AuthTicketStatus | 'passed'

interface Failure {
  kind: AuthErrorKind
  /** A known code, any other code of the server, or `null`. */
  code: string | number | null
}

/**
 * Event of the dialogs, for analytics and logs. No event carries a token, a password, a code, the answer to
 * a captcha or a phone number.
 */
export type AuthEvent =
  | { type: 'dialog-opened'; dialog: AuthDialogName }
  | { type: 'dialog-closed'; dialog: AuthDialogName }
  /** The code or the language of the dialogs could not be loaded. */
  | { type: 'load-failed'; dialog: AuthDialogName }
  | { type: 'captcha-shown'; scene: AuthSmsScene }
  | { type: 'sms-sent'; scene: AuthSmsScene }
  | ({ type: 'sms-failed'; scene: AuthSmsScene } & Failure)
  /** Validation and `beforeSubmit` passed, and the request is being sent. */
  | { type: 'submitted'; action: AuthAction }
  | { type: 'vetoed'; action: AuthAction }
  | ({ type: 'failed'; action: AuthAction } & Failure)
  /** Emitted after `onSignedIn` has resolved. */
  | { type: 'signed-in'; via: SignInMethod }
  | { type: 'registered' }
  | { type: 'password-reset' }
  | { type: 'mobile-bound' }
  | { type: 'agreed' }
  | { type: 'agreement-refused' }
  | { type: 'scan-changed'; status: AuthScanStatus }
  | { type: 'face-check-changed'; status: AuthFaceCheckStatus }
