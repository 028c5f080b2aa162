import type { ComponentType } from 'react'
import type { AuthLocaleSource, AuthMessages } from '../locales/auth-locale'
import type {
  AuthBackendSource,
  AuthLoginMethod,
  AuthSignIn,
  SignInMethod,
} from '../port/auth-backend'
import type { AuthEvent } from '../port/auth-event'
import type { AuthSlotProps } from '../port/auth-slot-props'
import type { AuthStore } from '../port/auth-store'
import type { AuthSubmission, AuthVeto } from '../port/auth-veto'

/** Settings of the site. */
export interface AuthSite {
  /** Shown above the title of each dialog. @default none */
  name?: string
  userProtocolUrl?: string | null
  privacyProtocolUrl?: string | null
  /** Whether to offer QQ login; requires `navigate`. Ignored if `methods` is set. */
  qq?: boolean
  /** Whether to offer WeChat scan login. Ignored if `methods` is set. */
  wechat?: boolean
}

/** Components with which a host replaces parts of the dialogs. */
export type AuthSlots = {
  [Name in keyof AuthSlotProps]: ComponentType<AuthSlotProps[Name]>
}

/** Method and response of a sign-in. */
export interface AuthSignInContext<Result extends AuthSignIn = AuthSignIn> {
  via: SignInMethod
  /** Response of the backend, including what it added to the token. */
  result: Result
}

/** Configuration of the dialogs. `Result` is the response of the backend to a sign-in. */
export interface AuthConfig<Result extends AuthSignIn = AuthSignIn> {
  /**
   * The port to the server: an object, or a function that loads it in parallel with the dialogs' code. Keep
   * the reference stable between renders.
   */
  backend: AuthBackendSource<Result>
  /**
   * The language: an object, or a function that loads it in parallel with the dialogs' code. A bundle contains
   * only the languages that are imported.
   */
  locale: AuthLocaleSource
  /** Overrides single messages of the locale. */
  messages?: Partial<AuthMessages>
  /** Remembers the last tab, the masked phone and SMS countdowns. @default in memory, until the provider unmounts */
  store?: AuthStore
  site?: AuthSite
  /**
   * Sign-in methods and their order. A new visitor sees the first tab. Methods that the backend does not
   * support are left out, as is `qq` without `navigate`.
   * @default password, sms, and the third parties of `site`
   */
  methods?: readonly AuthLoginMethod[]
  /**
   * Element that contains the dialogs, such as a shadow root. @default the page's open modal `<dialog>` or
   * fullscreen element, else the end of `<body>`
   */
  container?: Element | ShadowRoot | null
  /**
   * Whether Back closes a dialog, as visitors of phones expect. An open dialog adds a history entry with the
   * same URL, and the state of the entry below is copied to it.
   * @default false
   */
  closesOnBack?: boolean
  /** Components that replace parts of the dialogs. Keep their references stable between renders. */
  slots?: Partial<AuthSlots>
  /**
   * Where to show error messages: in the dialog, or with `notify`. With `notify`, the message of a field is
   * also shown at the field. @default 'dialog'
   */
  failures?: 'dialog' | 'notify'
  /**
   * Called after validation, before anything is sent. The form shows progress until the promise resolves.
   * The signal aborts when the dialog closes. An error fails the submission.
   */
  beforeSubmit?(
    submission: AuthSubmission,
    signal: AbortSignal,
  ): Promise<AuthVeto | void> | AuthVeto | void
  onEvent?(event: AuthEvent): void
  /**
   * Called with the token, to store it and load the member. The dialog shows progress until the promise
   * resolves, then closes. If it rejects, the dialog stays open and shows the error.
   */
  onSignedIn(token: string, context: AuthSignInContext<Result>): Promise<void> | void
  /** Called after a registration, before the login dialog opens. */
  onRegistered?(mobile: string): void
  /** Called after a password reset, when the dialog has closed. */
  onPasswordReset?(mobile: string): void
  /** Called after consent was recorded, to refetch the member. The dialog closes when the promise resolves. */
  onAgreed?(): Promise<void> | void
  /** Called if consent was refused, to sign out. The dialog closes immediately. */
  onAgreementRefused?(): Promise<void> | void
  /**
   * Shows a message outside the dialogs, such as a toast. May return a function that dismisses an error; it
   * is called when the form is submitted again, succeeds or closes.
   */
  notify?(kind: 'success' | 'error', text: string): (() => void) | void
  /** Navigates to another site (QQ login). */
  navigate?(url: string): void
}
