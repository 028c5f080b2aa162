import type { AuthSmsScene } from './auth-backend'
import type { AuthSecondFactor, AuthSignInAnswer } from './auth-sign-in'
import type { AuthDialogName } from '../provider/auth-dialog'

/** What a `header` is given: it takes the place of title and close button. */
export interface AuthHeaderProps {
  dialog: AuthDialogName
  /** The name of the dialog; assistive technology hears it in any case. */
  title: string
  /** `null` where a decision is asked for and there is no other way out. */
  onClose: (() => void) | null
}

/** A way from one dialog to another. */
export interface AuthFooterLink {
  to: AuthDialogName
  label: string
  /** Goes there and takes the phone along. */
  onFollow(): void
}

/** What a `footer` is given: it takes the place of the ways to other dialogs below a form. */
export interface AuthFooterProps {
  /** The surrounding dialog; `null` on a page. */
  dialog: AuthDialogName | null
  links: readonly AuthFooterLink[]
}

/** What an `agreement` is given: it takes the place of the tick that registration asks for. */
export interface AuthAgreementProps {
  checked: boolean
  onCheckedChange(checked: boolean): void
  /** Said when it was not ticked. */
  error?: string
  userProtocolUrl: string | null
  privacyProtocolUrl: string | null
}

/** The answer to a challenge, as `sendSmsCode` gets it: its key and what was answered. */
export interface AuthCaptchaAnswer {
  key: string
  answer: string
}

/** What a `captcha` is given: it takes the place of the captcha image and its field. */
export interface AuthCaptchaProps {
  /** What the code is asked for. */
  scene: AuthSmsScene
  /** Each change requests a new challenge. */
  round: number
  /** What was wrong with the answer. */
  error?: string
  /** Takes the answer; `null` takes a former one back. */
  onAnswer(answer: AuthCaptchaAnswer | null): void
}

/** What a `secondFactor` is given: it asks for what completes a sign-in. */
export interface AuthSecondFactorProps {
  /** What the backend answered the first step with. */
  step: AuthSecondFactor
  isSubmitting: boolean
  /** Asks the server; its answer signs in. A failure is shown below. */
  onSubmit(ask: (signal: AbortSignal) => Promise<AuthSignInAnswer>): void
}

/** A third-party login that the site offers. */
export interface AuthSocialWay {
  name: 'wechat' | 'qq'
  label: string
  /** Being asked about by `beforeSubmit`. */
  isPending: boolean
  onStart(): void
}

/** What a `social` is given: it takes the place of the row of third-party logins. */
export interface AuthSocialProps {
  /** Never empty: without any way nothing is shown. */
  ways: readonly AuthSocialWay[]
}

/** What each part is given that a host can replace. */
export interface AuthSlotProps {
  header: AuthHeaderProps
  footer: AuthFooterProps
  agreement: AuthAgreementProps
  captcha: AuthCaptchaProps
  social: AuthSocialProps
  /** Needed only where a backend answers a sign-in with `needs`. */
  secondFactor: AuthSecondFactorProps
}
