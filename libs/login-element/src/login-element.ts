import type {
  AuthBackend,
  AuthDialogName,
  AuthDialogParams,
  AuthEvent,
  AuthMessages,
  AuthSlotProps,
  AuthSubmission,
  AuthVeto,
  SignInWay,
} from '@shuyuan/auth-dialogs/port'

/** `detail` of the event `token`, dispatched after a sign-in. */
export interface LoginTokenDetail {
  token: string
  via: SignInWay
  /**
   * Makes the dialog show progress until the promise resolves; it closes then. When it rejects, the
   * dialog stays open and shows why.
   */
  waitUntil(promise: Promise<unknown>): void
}

/** `detail` of the event `notice`: something to say outside the dialogs, e.g. as a toast. */
export interface LoginNoticeDetail {
  kind: 'success' | 'error'
  text: string
}

/** Asked before anything is sent: `false` stops silently, `{ message, field? }` shows why. */
export type LoginCheck = (
  submission: AuthSubmission,
  signal: AbortSignal,
) => Promise<AuthVeto | void> | AuthVeto | void

/** Keeps what fills a slot up to date. */
export interface LoginSlotContent<Props> {
  /** Gets what there is to show now. */
  update?(props: Props): void
  /** The part leaves the page. */
  destroy?(): void
}

/** Fills an empty element of a dialog with content of the host's own. */
export type LoginSlot<Props> = (place: HTMLElement, props: Props) => LoginSlotContent<Props> | void

/** The parts that a host can replace, and what each is given. */
export type LoginSlots = { [Name in keyof AuthSlotProps]?: LoginSlot<AuthSlotProps[Name]> }

/** The events of a {@link LoginElement} and what each carries: every `AuthEvent` by its type, and two more. */
export type LoginElementEvents = {
  [Type in AuthEvent['type']]: CustomEvent<Extract<AuthEvent, { type: Type }>>
} & {
  token: CustomEvent<LoginTokenDetail>
  notice: CustomEvent<LoginNoticeDetail>
}

/**
 * The account dialogs as an element, for pages without React. It shows nothing itself; the dialogs lie
 * above the page. Its events do not bubble.
 *
 * Attributes: `api-url`, the URL of the API · `lang`, `zh…` for Chinese, any other for English, else that
 * of the page · `wechat`, offers WeChat scan login · `user-protocol-url`, `privacy-protocol-url`, where
 * the documents are · `storage-prefix`, of what the dialogs keep in the browser (`shuyuan`).
 */
export interface LoginElement extends HTMLElement {
  /** A server of another kind, in place of `api-url`. @default null */
  backend: AuthBackend | null
  /** Texts that replace single ones of the language. @default null */
  messages: Partial<AuthMessages> | null
  /** @default null */
  beforeSubmit: LoginCheck | null
  /** Parts of the host's own in place of ours; another object fills them anew. @default null */
  slots: LoginSlots | null
  /**
   * Opens a dialog; the code is fetched at the first opening. When that fails `load-failed` is emitted and
   * the next call tries again.
   * @throws TypeError without `api-url` and `backend`, for a name that no dialog has, and where the `backend`
   * lacks what the dialog needs
   */
  open<Name extends AuthDialogName>(name: Name, ...params: AuthDialogParams<Name>): void
  close(): void
  /** Fetches the dialogs' code ahead of time. */
  preload(): void
  addEventListener<Type extends keyof LoginElementEvents>(
    type: Type,
    listener: (this: LoginElement, event: LoginElementEvents[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
}

declare global {
  interface HTMLElementTagNameMap {
    'shuyuan-login': LoginElement
  }
}
