// Every account dialog as one flow over an injected backend port. Never knows about the network, the
// router, the address bar or storage.

// Embedding: provider, dialogs, the way to open them
export { AuthProvider } from './provider/auth-provider'
export { AuthDialogs } from './provider/auth-dialogs'
export { useAuthDialogs } from './provider/use-auth-dialogs'

// Parts for pages
export { BindMobileForm } from './bind-mobile/bind-mobile-form'
export { FaceCheckPanel } from './face-check/face-check-panel'
export { useCodeLogin } from './code-login/use-code-login'

// Dialog contents, each usable on its own below the provider
export { AgreementPanel } from './agreement/agreement-panel'
export { LoginPanel } from './login/login-panel'
export { PasswordLoginForm } from './login/password-login-form'
export { SmsLoginForm } from './login/sms-login-form'
export { SocialRow } from './login/social-row'
export { RegisterForm } from './register/register-form'
export { ResetPasswordForm } from './reset-password/reset-password-form'
export { ScanLoginPanel } from './scan-login/scan-login-panel'

// Hooks: a flow without its looks
export { useAgreement } from './agreement/use-agreement'
export { useBindMobile } from './bind-mobile/use-bind-mobile'
export { useCaptcha } from './captcha/use-captcha'
export { useFaceCheck } from './face-check/use-face-check'
export { useAuthForm } from './form/use-auth-form'
export { usePasswordLogin } from './login/use-password-login'
export { useSmsLogin } from './login/use-sms-login'
export { useSocialLogin } from './login/use-social-login'
export { useRegister } from './register/use-register'
export { useResetPassword } from './reset-password/use-reset-password'
export { useScanLogin } from './scan-login/use-scan-login'
export { useSmsCode } from './sms/use-sms-code'
export { useSmsForm } from './sms/use-sms-form'
export { useQrTicket } from './ticket/use-qr-ticket'

// Machines: pure
export { captchaReducer, initialCaptchaState } from './captcha/captcha-machine'
export { findErrors, required } from './form/find-errors'
export { formReducer, initialFormState } from './form/form-machine'
export { ticketReducer } from './ticket/ticket-machine'

// Ports
export { isPassing, toAuthError } from './port/auth-error'
export { createMemoryDeadlineStore } from './port/deadline-store'

// Words
export { zhMessages } from './messages'

export type {
  AuthBackend,
  AuthCaptcha,
  AuthCodeResult,
  AuthFaceTicket,
  AuthScanTicket,
  AuthSmsScene,
} from './port/auth-backend'
export type { AuthError, AuthErrorKind, KnownAuthErrorCode } from './port/auth-error'
export type { DeadlineStore } from './port/deadline-store'
export type { AuthConfig, AuthSite, SignInWay } from './provider/auth-config'
export type { AuthDialogArgs, AuthDialogName, OpenAuthDialog } from './provider/auth-dialog'
export type { AuthDialogsProps } from './provider/auth-dialogs'
export type { AuthProviderProps } from './provider/auth-provider'
export type { AuthDialogControls } from './provider/use-auth-dialogs'
export type { AuthMessages } from './messages'
export type { Agreement } from './agreement/use-agreement'
export type { BindMobileOptions } from './bind-mobile/use-bind-mobile'
export type { CaptchaEvent, CaptchaState } from './captcha/captcha-machine'
export type { Captcha } from './captcha/use-captcha'
export type { CodeLoginState } from './code-login/use-code-login'
export type { FaceCheckOptions, FaceTicketShown } from './face-check/use-face-check'
export type { AuthField, AuthFieldErrors, AuthFieldValues } from './form/auth-field'
export type { FieldRule, FieldRules } from './form/find-errors'
export type { FormEvent, FormState } from './form/form-machine'
export type { AuthForm, AuthFormOptions } from './form/use-auth-form'
export type { LoginOptions } from './login/login-options'
export type { SocialLogin } from './login/use-social-login'
export type { ScanOutcome, ScanTicketShown } from './scan-login/use-scan-login'
export type { SmsCode, SmsCodeOptions } from './sms/use-sms-code'
export type { SmsForm, SmsFormOptions } from './sms/use-sms-form'
export type { TicketEvent, TicketState } from './ticket/ticket-machine'
export type { QrTicket, QrTicketOptions } from './ticket/use-qr-ticket'
