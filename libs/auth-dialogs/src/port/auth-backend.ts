/** How the visitor signed in. */
export type SignInMethod = 'password' | 'sms' | 'scan' | 'code' | 'bind'

/** A sign-in method: `password` and `sms` are tabs of the login dialog, `wechat` and `qq` buttons below. */
export type AuthLoginMethod = 'password' | 'sms' | 'wechat' | 'qq'

/** Response of a completed sign-in. A backend may add data for `onSignedIn`, such as a refresh token. */
export interface AuthSignIn {
  token: string
}

/** Purpose of an SMS code. */
export type AuthSmsScene = 'login' | 'register' | 'password_reset' | 'mobile_bind'

/** A captcha image. */
export interface AuthCaptcha {
  /** Identifies this image. */
  key: string
  /** URL of the image, usually a `data:` URL. */
  image: string
}

/** Result of sending an SMS. */
export interface AuthSmsSent {
  /** Seconds until the phone can request another code, at most 600. @default 120 */
  retryAfter?: number
}

/** A QR code to scan with a phone. */
export interface AuthScanTicket {
  /** Content of the QR code. */
  url: string
  key: string
  /** When the code expires, in epoch ms of the server's clock. */
  expiresAt: number
  /** The server's clock at the response, in epoch ms. Without it, the visitor's clock is used. */
  serverTime?: number | null
}

/** A face check to take on a phone. */
export interface AuthFaceTicket {
  /** Content of the QR code. */
  url: string
  ruleId: string
  bizToken: string
}

/** Result of exchanging a third-party login code. */
export type AuthCodeResult<Result extends AuthSignIn = AuthSignIn> =
  | ({ kind: 'signed-in' } & Result)
  /** A mobile must be bound first. The code stays valid. */
  | { kind: 'bind-mobile'; code: string }

/**
 * Server calls of the dialogs. Every method is optional, and the dialogs do not offer what is missing.
 * `loginWithPassword` alone is a working login. Sending an SMS requires a captcha image only if
 * `fetchCaptchaImage` exists.
 *
 * Every method returns its data or rejects with an {@link AuthError} (any object of that shape). The signal
 * aborts when the dialog closes; the method must then reject and have no further effect. `Result` is the
 * response to a sign-in, passed to `onSignedIn`.
 */
export interface AuthBackend<Result extends AuthSignIn = AuthSignIn> {
  fetchCaptchaImage?(signal: AbortSignal): Promise<AuthCaptcha>
  /**
   * Resolves when the server confirms that the SMS was sent. `imageKey` and `imageCaptcha` are empty without
   * a captcha.
   */
  sendSmsCode?(
    input: { mobile: string; imageKey: string; imageCaptcha: string; scene: AuthSmsScene },
    signal: AbortSignal,
  ): Promise<AuthSmsSent | void>
  loginWithPassword?(
    input: { mobile: string; password: string },
    signal: AbortSignal,
  ): Promise<Result>
  loginWithSms?(input: { mobile: string; mobileCode: string }, signal: AbortSignal): Promise<Result>
  register?(
    input: { mobile: string; mobileCode: string; password: string },
    signal: AbortSignal,
  ): Promise<void>
  resetPassword?(
    input: { mobile: string; mobileCode: string; password: string },
    signal: AbortSignal,
  ): Promise<void>
  /** Creates a QR code for a scan login. */
  startScanLogin?(signal: AbortSignal): Promise<AuthScanTicket>
  /** Returns the login code of a confirmed scan, or `null` before that. Rejects if the key is no longer valid. */
  fetchScanCode?(input: { key: string }, signal: AbortSignal): Promise<{ code: string | null }>
  /** Exchanges a third-party login code for a token. */
  exchangeLoginCode?(input: { code: string }, signal: AbortSignal): Promise<AuthCodeResult<Result>>
  /** Creates an account from a third-party login code and a mobile, and signs it in. */
  registerWithSocialite?(
    input: { mobile: string; mobileCode: string; code: string },
    signal: AbortSignal,
  ): Promise<Result>
  /** Binds a mobile to the signed-in account. */
  bindMobile?(input: { mobile: string; mobileCode: string }, signal: AbortSignal): Promise<void>
  /** Records consent to all agreements in force. */
  agreeToAgreements?(signal: AbortSignal): Promise<void>
  /** Starts a face check for the signed-in account. */
  startFaceCheck?(signal: AbortSignal): Promise<AuthFaceTicket>
  /** Returns whether the face check was passed; `false` while it is pending. */
  fetchFaceCheckPassed?(
    input: { ruleId: string; bizToken: string },
    signal: AbortSignal,
  ): Promise<boolean>
  /** URL that starts a QQ login, or `null` if there is none. Called at the click. */
  qqLoginUrl?(): string | null
}

/** A backend, or a function that loads it. */
export type AuthBackendSource<Result extends AuthSignIn = AuthSignIn> =
  | AuthBackend<Result>
  | (() => Promise<AuthBackend<Result>>)
