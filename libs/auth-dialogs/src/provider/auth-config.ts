import type { AuthLocaleSource, AuthMessages } from '../locales/auth-locale'
import type { AuthBackendSource } from '../port/auth-backend'
import type { AuthEvent } from '../port/auth-event'
import type { AuthSignIn } from '../port/auth-sign-in'
import type { AuthStore } from '../port/auth-store'
import type { AuthSubmission, AuthVeto } from '../port/auth-veto'
import type { SignInWay } from '../port/sign-in-way'
import type { AuthSlots } from './auth-slots'

/** What the site offers and where its documents are. */
export interface AuthSite {
  /** Name of the site, seen above the title of each dialog. @default none */
  name?: string
  userProtocolUrl?: string | null
  privacyProtocolUrl?: string | null
  /** Whether QQ login is offered; needs `navigate` too. `methods` decides where it is given. */
  qq?: boolean
  /** Whether WeChat scan login is offered. `methods` decides where it is given. */
  wechat?: boolean
}

/** A way to sign in: `password` and `sms` are tabs of the login dialog, `wechat` and `qq` buttons below. */
export type AuthLoginMethod = 'password' | 'sms' | 'wechat' | 'qq'

/** How a sign-in came about. */
export interface AuthSignInContext<Result extends AuthSignIn = AuthSignIn> {
  via: SignInWay
  /** What the backend answered, with whatever it added to the token. */
  result: Result
}

/** Everything the dialogs get from their host. `Result` is what the backend answers a sign-in with. */
export interface AuthConfig<Result extends AuthSignIn = AuthSignIn> {
  /**
   * The port to the server: an object, or a function that fetches it, together with the dialogs' code.
   * Keep it the same between renders.
   */
  backend: AuthBackendSource<Result>
  /**
   * The language: an object, or a function that fetches it, together with the dialogs' code. Only the
   * one that is named here gets into a bundle.
   */
  locale: AuthLocaleSource
  /** Overrides single messages of the locale. */
  messages?: Partial<AuthMessages>
  /** Where little things are kept. @default in memory, as long as the provider lives */
  store?: AuthStore
  site?: AuthSite
  /**
   * The ways to sign in and their order; the first tab is the one shown to a new visitor. A way that the
   * backend lacks is left out, as is `qq` without `navigate`.
   * @default password, sms, and the third parties that `site` names
   */
  methods?: readonly AuthLoginMethod[]
  /**
   * What the dialogs are added to, as a shadow root. @default a modal `<dialog>` of the page or the
   * element that fills the screen, else the end of the page
   */
  container?: Element | ShadowRoot | null
  /** Parts of the host's own in place of ours. Keep the components the same between renders. */
  slots?: Partial<AuthSlots>
  /**
   * Where a server's message goes: into the dialog, or to `notify`. With `notify` a message that
   * belongs to a field is shown at the field as well. @default 'dialog'
   */
  failures?: 'dialog' | 'notify'
  /**
   * Asked before anything is sent, when the fields are filled in; the form shows progress meanwhile.
   * The signal aborts when the dialog closes. To throw counts as a failure of the submission.
   */
  beforeSubmit?(
    submission: AuthSubmission,
    signal: AbortSignal,
  ): Promise<AuthVeto | void> | AuthVeto | void
  /** Hears what happens; see {@link AuthEvent}. */
  onEvent?(event: AuthEvent): void
  /**
   * Takes the token: store it, load the member. The dialog shows progress until the promise resolves
   * and closes then; when it rejects, the dialog stays open and shows why.
   */
  onSignedIn(token: string, context: AuthSignInContext<Result>): Promise<void> | void
  /** After a registration, before the login dialog takes over. */
  onRegistered?(mobile: string): void
  /** After a password reset, when the dialog has closed. */
  onPasswordReset?(mobile: string): void
  /** After consent was recorded: load the member again. The dialog closes when it resolves. */
  onAgreed?(): Promise<void> | void
  /** Consent was refused: sign out. The dialog closes at once. */
  onAgreementRefused?(): Promise<void> | void
  /**
   * Says something outside the dialogs, e.g. as a toast. May return a function that takes an error away:
   * it is called when the form is sent again, succeeds or closes.
   */
  notify?(kind: 'success' | 'error', text: string): (() => void) | void
  /** Sends the browser to another site (QQ login). */
  navigate?(url: string): void
}
