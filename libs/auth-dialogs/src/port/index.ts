// The port between the dialogs and their host, for code without React: the types of both sides, and what
// reads them.

export { isPassing, toAuthError } from './auth-error'
export { createMemoryAuthStore } from './auth-store'
export { proofExpired } from '../account/account-backend'

export type { AccountBackend } from '../account/account-backend'
export type {
  AuthBackend,
  AuthCaptcha,
  AuthCodeResult,
  AuthFaceTicket,
  AuthScanTicket,
  AuthSmsScene,
} from './auth-backend'
export type { AuthError, AuthErrorKind, KnownAuthErrorCode } from './auth-error'
export type {
  AuthAction,
  AuthEvent,
  AuthFaceCheckStatus,
  AuthScanStatus,
  SignInWay,
} from './auth-event'
export type { AuthStore } from './auth-store'
export type { AuthSubmission, AuthVeto } from './auth-veto'
export type { AuthField } from '../form/auth-field'
export type { AuthDialogArgs, AuthDialogName, AuthDialogParams } from '../provider/auth-dialog'
