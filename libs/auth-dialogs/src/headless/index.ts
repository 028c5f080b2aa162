// The flows of the account dialogs without UI: provider, hooks, state machines, ports.

export { AuthProvider, type AuthProviderProps } from '../provider/auth-provider'
export { useAuthEvents, useAuthMessages } from '../provider/auth-hooks'
export { useAuthFlow } from './use-auth-flow'

export { useAgreement } from '../agreement/use-agreement'
export { useBindMobile } from '../bind-mobile/use-bind-mobile'
export { useCaptcha, type Captcha, type CaptchaOptions } from '../captcha/use-captcha'
export { useCodeLogin } from '../code-login/use-code-login'
export { useFaceCheck } from '../face-check/use-face-check'
export { useAuthForm } from '../form/use-auth-form'
export { usePasswordLogin } from '../login/use-password-login'
export { useSmsLogin } from '../login/use-sms-login'
export { useSocialLogin } from '../login/use-social-login'
export { useRegister } from '../register/use-register'
export { useResetPassword } from '../reset-password/use-reset-password'
export { useScanLogin } from '../scan-login/use-scan-login'
export { useSecondFactor } from '../second-factor/use-second-factor'
export { useSmsCode } from '../sms/use-sms-code'
export { useSmsForm, type SmsForm, type SmsFormOptions } from '../sms/use-sms-form'
export {
  useQrTicket,
  type QrTicket,
  type QrTicketOptions,
  type QrTicketStatus,
} from '../ticket/use-qr-ticket'

// State machines and validation
export { captchaKey, captchaReducer, initialCaptchaState } from '../captcha/captcha-machine'
export { findErrors, required, type FieldRule, type FieldRules } from '../form/field-rules'
export { formReducer, initialFormState } from '../form/form-machine'
export { ticketReducer, ticketStatus } from '../ticket/ticket-machine'

// Ports
export { isTransient, toAuthError } from '../port/auth-error'
export { createMemoryAuthStore, type AuthStore } from '../port/auth-store'

export type {
  AuthBackend,
  AuthBackendSource,
  AuthCaptcha,
  AuthCodeResult,
  AuthFaceTicket,
  AuthScanTicket,
  AuthSmsScene,
  AuthSmsSent,
} from '../port/auth-backend'
export type {
  AuthError,
  AuthErrorCode,
  AuthErrorKind,
  KnownAuthErrorCode,
} from '../port/auth-error'
export type { AuthAction, AuthEvent, AuthFaceCheckStatus, AuthScanStatus } from '../port/auth-event'
export type { AuthSecondFactor, AuthSignIn, AuthSignInAnswer } from '../port/auth-sign-in'
export type { AuthSubmission, AuthVeto } from '../port/auth-veto'
export type { SignInMethod } from '../port/sign-in-method'
export type { AuthLocale, AuthLocaleSource, AuthMessages } from '../locales/auth-locale'
export type {
  AuthConfig,
  AuthLoginMethod,
  AuthSignInContext,
  AuthSite,
} from '../provider/auth-config'
export type {
  AuthDialog,
  AuthDialogArgs,
  AuthDialogName,
  OpenAuthDialog,
} from '../provider/auth-dialog'
export type { AuthFlow } from './use-auth-flow'
export type { Agreement } from '../agreement/use-agreement'
export type { BindMobileOptions } from '../bind-mobile/use-bind-mobile'
export type { CaptchaEvent, CaptchaState } from '../captcha/captcha-machine'
export type { CodeLoginState } from '../code-login/use-code-login'
export type {
  FaceCheckOptions,
  FaceCheckOutcome,
  FaceTicketShown,
} from '../face-check/use-face-check'
export type { AuthField, AuthFieldErrors, AuthFieldValues } from '../form/auth-field'
export type { AuthFieldBinding, AuthInputProps } from '../form/input-props'
export type { FormEvent, FormState } from '../form/form-machine'
export type { AuthForm, AuthFormOptions } from '../form/use-auth-form'
export type { LoginOptions } from '../login/login-options'
export type { SocialLogin } from '../login/use-social-login'
export type { ScanLoginOptions, ScanOutcome, ScanTicketShown } from '../scan-login/use-scan-login'
export type { SecondFactor } from '../second-factor/use-second-factor'
export type { SmsCode, SmsCodeOptions } from '../sms/use-sms-code'
export type { TicketEvent, TicketState, TicketFailure } from '../ticket/ticket-machine'
