import type {
  AuthBackend,
  AuthDialogName,
  AuthDialogParams,
  AuthEvent,
  AuthLoginMethod,
  AuthMessages,
  AuthSignIn,
  AuthSlotProps,
  AuthSubmission,
  AuthVeto,
  SignInMethod,
} from '@shuyuan/auth-dialogs/port'

/** `detail` of the event `token`, dispatched after a sign-in. */
export interface LoginTokenDetail {
  token: string
  via: SignInMethod
  /** Complete response of the `backend`, for example with a refresh token. With `api-url`, only `token`. */
  result: AuthSignIn
  /**
   * Shows progress in the dialog until the promise resolves, then closes it. If the promise rejects, the dialog
   * stays open and shows the error.
   */
  waitUntil(promise: Promise<unknown>): void
}

/**
 * `detail` of the event `notice`: a message to show outside the dialogs, such as a toast. An error means that a
 * dialog could not be shown. Without `preventDefault()` it also appears at the top of the page.
 */
export interface LoginNoticeDetail {
  kind: 'success' | 'error'
  text: string
}

/** Called before anything is sent: `false` stops silently, `{ message, field? }` stops with a message. */
export type LoginCheck = (
  submission: AuthSubmission,
  signal: AbortSignal,
) => Promise<AuthVeto | void> | AuthVeto | void

/** Updates and removes the content of a slot. */
export interface LoginSlotContent<Props> {
  /** Called when the props change. */
  update?(props: Props): void
  /** Called when the slot unmounts. */
  destroy?(): void
}

/** Fills an empty element of a dialog with the host's content. */
export type LoginSlot<Props> = (place: HTMLElement, props: Props) => LoginSlotContent<Props> | void

/** The parts of the dialogs that a host can replace. */
export type LoginSlots = { [Name in keyof AuthSlotProps]?: LoginSlot<AuthSlotProps[Name]> }

/** Events of a {@link LoginElement}: every `AuthEvent` by its type, `token` and `notice`. */
export type LoginElementEvents = {
  [Type in AuthEvent['type']]: CustomEvent<Extract<AuthEvent, { type: Type }>>
} & {
  token: CustomEvent<LoginTokenDetail>
  notice: CustomEvent<LoginNoticeDetail>
}

/**
 * The account dialogs as a custom element, for pages without React. The element itself is empty; the dialogs
 * open above the page. Its events do not bubble.
 *
 * Attributes: `api-url`, the URL of the API · `lang`, `zh…` for Chinese, any other for English, default: the
 * language of the page · `wechat`, offers WeChat scan login · `closes-on-back`, the Back button closes an open
 * dialog · `user-protocol-url`, `privacy-protocol-url`,
 * URLs of the documents · `storage-prefix`, prefix of the storage keys, default `shuyuan`.
 */
export interface LoginElement extends HTMLElement {
  /** A backend to use instead of `api-url`. @default null */
  backend: AuthBackend | null
  /**
   * Sign-in methods and their order. Methods that the backend does not support are not offered.
   * @default null: password, SMS and, with the attribute `wechat`, WeChat
   */
  methods: readonly AuthLoginMethod[] | null
  /** Overrides single texts of the language. @default null */
  messages: Partial<AuthMessages> | null
  /**
   * Element or shadow root that contains the dialogs and, in a shadow root, their styles. It must not change
   * while a dialog is open. @default null: the open modal `<dialog>` of the page, else its end
   */
  container: Element | ShadowRoot | null
  /** @default null */
  beforeSubmit: LoginCheck | null
  /** Replaces parts of the dialogs. A new object renders all slots again. @default null */
  slots: LoginSlots | null
  /**
   * Opens a dialog. The first call loads the code. If that fails, the element emits `load-failed` and `notice`,
   * and the next call retries.
   *
   * @throws TypeError without `api-url` and `backend`, for an unknown name, or if the `backend` does not have
   * the methods that the dialog requires
   */
  open<Name extends AuthDialogName>(name: Name, ...params: AuthDialogParams<Name>): void
  close(): void
  /** Preloads the dialogs' code. */
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
