// The port between the dialogs and their host, without React: types of both sides and error helpers.

export { isTransient, toAuthError } from './auth-error'
export { authErrorFrom } from './auth-error-from'
export { createMemoryAuthStore } from './auth-store'
export { requiredMethods } from './required-methods'
export { proofExpired } from '../account/account-backend'

export type { AccountBackend } from '../account/account-backend'
export type {
  AuthBackend,
  AuthCaptcha,
  AuthCodeResult,
  AuthFaceTicket,
  AuthScanTicket,
  AuthSmsScene,
  AuthSmsSent,
} from './auth-backend'
export type { AuthError, AuthErrorCode, AuthErrorKind, KnownAuthErrorCode } from './auth-error'
export type { AuthAction, AuthEvent, AuthFaceCheckStatus, AuthScanStatus } from './auth-event'
export type { AuthMessages } from '../locales/auth-locale'
export type { AuthStore } from './auth-store'
export type { AuthLoginMethod, AuthSignIn, SignInMethod } from './auth-backend'
export type {
  AuthAgreementProps,
  AuthCaptchaAnswer,
  AuthCaptchaProps,
  AuthFooterLink,
  AuthFooterProps,
  AuthHeaderProps,
  AuthSlotProps,
  AuthSocialProps,
  AuthSocialWay,
} from './auth-slot-props'
export type { AuthSubmission, AuthVeto } from './auth-veto'
export type { AuthField } from '../form/auth-field'
export type { AuthDialogArgs, AuthDialogName, AuthDialogParams } from '../provider/auth-dialog'
