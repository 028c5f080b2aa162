// All account dialogs over an injected backend port. Independent of the network, the router, the URL and
// storage.

// Provider, dialogs and the hook that opens them
export { AuthProvider, type AuthProviderProps } from './provider/auth-provider'
export { AuthDialogs } from './provider/auth-dialogs'
export { useAuthDialogs } from './provider/use-auth-dialogs'
export { loadAuthDialogs } from './provider/loading/load-dialog-host'

// Parts for pages
export { BindMobileForm } from './bind-mobile/bind-mobile-form'
export { FaceCheckPanel } from './face-check/face-check-panel'
export { useCodeLogin } from './code-login/use-code-login'

// Dialog contents, each usable alone below the provider
export { AgreementPanel } from './agreement/agreement-panel'
export { LoginPanel } from './login/login-panel'
export { PasswordLoginForm } from './login/password-login-form'
export { SmsLoginForm } from './login/sms-login-form'
export { SocialRow } from './login/social-row'
export { RegisterForm } from './register/register-form'
export { ResetPasswordForm } from './reset-password/reset-password-form'
export { ScanLoginPanel } from './scan-login/scan-login-panel'

// Part names for styles and tests of the host
export { authParts } from './provider/auth-parts'

// Ports
export { isTransient, toAuthError } from './port/auth-error'
export { authErrorFrom } from './port/auth-error-from'
export { createMemoryAuthStore, type AuthStore } from './port/auth-store'

export type {
  AuthBackend,
  AuthBackendSource,
  AuthCaptcha,
  AuthCodeResult,
  AuthFaceTicket,
  AuthScanTicket,
  AuthSmsScene,
  AuthSmsSent,
} from './port/auth-backend'
export type { AuthError, AuthErrorCode, AuthErrorKind, KnownAuthErrorCode } from './port/auth-error'
export type { AuthAction, AuthEvent, AuthFaceCheckStatus, AuthScanStatus } from './port/auth-event'
export type { AuthLoginMethod, AuthSignIn, SignInMethod } from './port/auth-backend'
export type {
  AuthAgreementProps,
  AuthCaptchaAnswer,
  AuthCaptchaProps,
  AuthFooterLink,
  AuthFooterProps,
  AuthHeaderProps,
  AuthSocialProps,
  AuthSocialWay,
} from './port/auth-slot-props'
export type { AuthSubmission, AuthVeto } from './port/auth-veto'
export type { AuthLocale, AuthLocaleSource, AuthMessages } from './locales/auth-locale'
export type { AuthConfig, AuthSignInContext, AuthSite, AuthSlots } from './provider/auth-config'
export type { AuthDialogArgs, AuthDialogName, OpenAuthDialog } from './provider/auth-dialog'
export type { AuthDialogsProps } from './provider/auth-dialogs'
export type { AuthPart } from './provider/auth-parts'
export type { AuthDialogControls } from './provider/use-auth-dialogs'
export type { BindMobileOptions } from './bind-mobile/use-bind-mobile'
export type { CodeLoginState } from './code-login/use-code-login'
export type { FaceCheckOptions } from './face-check/use-face-check'
export type { AuthField } from './form/auth-field'
export type { LoginOptions } from './login/use-password-login'
