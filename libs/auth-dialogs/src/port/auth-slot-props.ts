import type { AuthSmsScene } from './auth-backend'
import type { AuthDialogName } from '../provider/auth-dialog'

/** The `header` slot replaces the title and the close button. */
export interface AuthHeaderProps {
  dialog: AuthDialogName
  /** Title of the dialog. It stays the accessible name even if the slot does not render it. */
  title: string
  /** `null` if the dialog can only be closed by its own buttons. */
  onClose: (() => void) | null
}

/** Link from one dialog to another. */
export interface AuthFooterLink {
  to: AuthDialogName
  label: string
  /** Opens the other dialog with the phone filled in. */
  onFollow(): void
}

/** The `footer` slot replaces the links to other dialogs below a form. */
export interface AuthFooterProps {
  /** The current dialog, or `null` on a page. */
  dialog: AuthDialogName | null
  links: readonly AuthFooterLink[]
}

/** The `agreement` slot replaces the checkbox of the registration form. */
export interface AuthAgreementProps {
  checked: boolean
  onCheckedChange(checked: boolean): void
  /** Shown if it was not checked on submit. */
  error?: string
  userProtocolUrl: string | null
  privacyProtocolUrl: string | null
}

/** Answer to a challenge, passed to `sendSmsCode` as `imageKey` and `imageCaptcha`. */
export interface AuthCaptchaAnswer {
  key: string
  answer: string
}

/** The `captcha` slot replaces the captcha image and its field. */
export interface AuthCaptchaProps {
  /** Purpose of the SMS code. */
  scene: AuthSmsScene
  /** Each change requests a new challenge. */
  round: number
  /** Why the answer was rejected. */
  error?: string
  /** Sets the answer; `null` clears it. */
  onAnswer(answer: AuthCaptchaAnswer | null): void
}

/** A third-party login. */
export interface AuthSocialWay {
  name: 'wechat' | 'qq'
  label: string
  /** True while `beforeSubmit` is pending. */
  isPending: boolean
  onStart(): void
}

/** The `social` slot replaces the row of third-party logins. */
export interface AuthSocialProps {
  /** Never empty: the slot is not rendered without a login. */
  ways: readonly AuthSocialWay[]
}

export interface AuthSlotProps {
  header: AuthHeaderProps
  footer: AuthFooterProps
  agreement: AuthAgreementProps
  captcha: AuthCaptchaProps
  social: AuthSocialProps
}
