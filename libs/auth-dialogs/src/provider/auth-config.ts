import type { AuthMessages } from '../messages'
import type { AuthBackend } from '../port/auth-backend'
import type { DeadlineStore } from '../port/deadline-store'

/** What the site offers and where its documents are. */
export interface AuthSite {
  userProtocolUrl?: string | null
  privacyProtocolUrl?: string | null
  /** Whether QQ login is offered; needs `navigate` too. */
  qq?: boolean
  /** Whether WeChat scan login is offered. */
  wechat?: boolean
}

/** By which way a person signed in. */
export type SignInWay = 'password' | 'sms' | 'scan' | 'code' | 'bind'

/** Everything the dialogs get from their host. */
export interface AuthConfig {
  /** Keep it the same object between renders. */
  backend: AuthBackend
  /** Where countdowns are kept. @default in memory, as long as the provider lives */
  deadlines?: DeadlineStore
  site?: AuthSite
  /** Other words; whatever is left out stays Chinese. */
  messages?: Partial<AuthMessages>
  /**
   * Takes the token: store it, load the member. The dialog shows progress until the promise resolves
   * and closes then; when it rejects, the dialog stays and says why.
   */
  onSignedIn(token: string, context: { via: SignInWay }): Promise<void> | void
  /** After a registration, before the login dialog takes over. */
  onRegistered?(mobile: string): void
  /** After a password reset, when the dialog has closed. */
  onPasswordReset?(mobile: string): void
  /** After consent was recorded: load the member again. The dialog closes when it resolves. */
  onAgreed?(): Promise<void> | void
  /** Consent was refused: sign out. The dialog closes at once. */
  onAgreementRefused?(): Promise<void> | void
  /** Says something outside the dialogs, e.g. as a toast. */
  notify?(kind: 'success' | 'error', text: string): void
  /** Sends the browser to another site (QQ login). */
  navigate?(url: string): void
}
