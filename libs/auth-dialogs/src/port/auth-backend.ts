import type { AuthSignIn, AuthSignInAnswer } from './auth-sign-in'

/** What an SMS code is asked for. */
export type AuthSmsScene = 'login' | 'register' | 'password_reset' | 'mobile_bind'

/** A captcha image. The key belongs to this image and to no other. */
export interface AuthCaptcha {
  key: string
  /** URL of the image, usually a `data:` URL. */
  image: string
}

/** What may be known of an SMS that went out. */
export interface AuthSmsSent {
  /** Seconds until the phone may ask for another code, at most 600. @default 120 */
  retryAfter?: number
}

/** A QR code to be scanned with a phone. */
export interface AuthScanTicket {
  /** Content of the QR code. */
  url: string
  key: string
  /** When the code dies, epoch milliseconds of the server's clock. */
  expiresAt: number
  /** The server's clock when it answered, epoch milliseconds; without it the visitor's clock counts. */
  serverTime?: number | null
}

/** A face check to be taken on a phone. */
export interface AuthFaceTicket {
  /** Content of the QR code. */
  url: string
  ruleId: string
  bizToken: string
}

/** What a third-party login code is worth. */
export type AuthCodeResult<Result extends AuthSignIn = AuthSignIn> =
  | ({ kind: 'signed-in' } & AuthSignInAnswer<Result>)
  /** A mobile must be bound first; the code stays valid. */
  | { kind: 'bind-mobile'; code: string }

/**
 * Everything the dialogs ask of a server; the only way they reach one. Every method is optional: what the
 * server lacks is not offered. Password login needs one method, and a captcha image stands before an SMS
 * only where `fetchCaptchaImage` is there.
 *
 * Every method returns its data or rejects with an {@link AuthError} (any object of that shape).
 * The signal aborts when the dialog closes: a method then rejects and must have no further effect.
 * `Result` is what its sign-ins give; all of it comes to `onSignedIn`.
 */
export interface AuthBackend<Result extends AuthSignIn = AuthSignIn> {
  /** A new captcha image. */
  fetchCaptchaImage?(signal: AbortSignal): Promise<AuthCaptcha>
  /**
   * Resolves once the server has confirmed that the SMS went out, with how long the next one has to wait.
   * Key and answer of the captcha are empty where there is none.
   */
  sendSmsCode?(
    input: { mobile: string; imageKey: string; imageCaptcha: string; scene: AuthSmsScene },
    signal: AbortSignal,
  ): Promise<AuthSmsSent | void>
  loginWithPassword?(
    input: { mobile: string; password: string },
    signal: AbortSignal,
  ): Promise<AuthSignInAnswer<Result>>
  loginWithSms?(
    input: { mobile: string; mobileCode: string },
    signal: AbortSignal,
  ): Promise<AuthSignInAnswer<Result>>
  register?(
    input: { mobile: string; mobileCode: string; password: string },
    signal: AbortSignal,
  ): Promise<void>
  resetPassword?(
    input: { mobile: string; mobileCode: string; password: string },
    signal: AbortSignal,
  ): Promise<void>
  /** A new QR code for a scan login. */
  startScanLogin?(signal: AbortSignal): Promise<AuthScanTicket>
  /** The login code of a confirmed scan, `null` until the scan is confirmed. Rejects when the key is dead. */
  fetchScanCode?(input: { key: string }, signal: AbortSignal): Promise<{ code: string | null }>
  /** Trades a third-party login code for a token. */
  exchangeLoginCode?(input: { code: string }, signal: AbortSignal): Promise<AuthCodeResult<Result>>
  /** Creates an account for a third-party login code and a mobile, and signs it in. */
  registerWithSocialite?(
    input: { mobile: string; mobileCode: string; code: string },
    signal: AbortSignal,
  ): Promise<AuthSignInAnswer<Result>>
  /** Binds a mobile to the account that is signed in. */
  bindMobile?(input: { mobile: string; mobileCode: string }, signal: AbortSignal): Promise<void>
  /** Records consent to all agreements in force. */
  agreeToAgreements?(signal: AbortSignal): Promise<void>
  /** A new face check for the account that is signed in. */
  startFaceCheck?(signal: AbortSignal): Promise<AuthFaceTicket>
  /** Whether the face check was passed; `false` while it is pending. */
  fetchFaceCheckPassed?(
    input: { ruleId: string; bizToken: string },
    signal: AbortSignal,
  ): Promise<boolean>
  /** Where the browser goes for a QQ login; `null` when there is no way. Asked at the click. */
  qqLoginUrl?(): string | null
}

/** A port to a server, or the way to fetch it. */
export type AuthBackendSource<Result extends AuthSignIn = AuthSignIn> =
  AuthBackend<Result> | (() => Promise<AuthBackend<Result>>)
