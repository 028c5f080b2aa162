import { loadAuthDialogs } from '@shuyuan/auth-dialogs'
import type { AuthBackend, AuthDialogName, AuthDialogParams } from '@shuyuan/auth-dialogs/port'
import { assertDialog } from './assert-dialog'
import { dispatchNotice } from './dispatch-notice'
import { isChinese } from './is-chinese'
import type { LoginElement } from './login-element'
import type { MountedLogin } from './mount-login'

const attributes = [
  'api-url',
  'lang',
  'wechat',
  'closes-on-back',
  'user-protocol-url',
  'privacy-protocol-url',
  'storage-prefix',
]
const properties = ['backend', 'methods', 'messages', 'container', 'beforeSubmit', 'slots'] as const

/** The language itself may be what failed to load. */
function loadFailedMessage(element: Element): string {
  return isChinese(element)
    ? '登录窗口加载失败，检查网络后重试'
    : 'The sign-in window could not be loaded. Check your connection and try again.'
}

// Inside a function, because a server has no HTMLElement to extend.
function createLoginElement(): new () => LoginElement {
  return class extends HTMLElement implements LoginElement {
    static observedAttributes = attributes

    #backend: AuthBackend | null = null
    #methods: LoginElement['methods'] = null
    #messages: LoginElement['messages'] = null
    #container: LoginElement['container'] = null
    #beforeSubmit: LoginElement['beforeSubmit'] = null
    #slots: LoginElement['slots'] = null
    #mounted: MountedLogin | null = null
    /** The `open` call that is waiting for the code. A later one, or `close`, replaces it. */
    #request: symbol | null = null

    constructor() {
      super()
      // Properties set before the element is defined would shadow the accessors.
      for (const name of properties) {
        if (!Object.hasOwn(this, name)) continue
        const value = this[name]
        Reflect.deleteProperty(this, name)
        Reflect.set(this, name, value)
      }
    }

    get backend() {
      return this.#backend
    }
    set backend(backend) {
      this.#backend = backend
      this.#mounted?.update()
    }
    get methods() {
      return this.#methods
    }
    set methods(methods) {
      this.#methods = methods
      this.#mounted?.update()
    }
    get messages() {
      return this.#messages
    }
    set messages(messages) {
      this.#messages = messages
      this.#mounted?.update()
    }
    get container() {
      return this.#container
    }
    set container(container) {
      this.#container = container
      this.#mounted?.update()
    }
    get beforeSubmit() {
      return this.#beforeSubmit
    }
    set beforeSubmit(beforeSubmit) {
      this.#beforeSubmit = beforeSubmit
      this.#mounted?.update()
    }
    get slots() {
      return this.#slots
    }
    set slots(slots) {
      this.#slots = slots
      this.#mounted?.update()
    }

    open<Name extends AuthDialogName>(name: Name, ...params: AuthDialogParams<Name>) {
      if (this.#backend === null && !this.hasAttribute('api-url')) {
        throw new TypeError(
          '<shuyuan-login> requires the attribute api-url or the property backend.',
        )
      }
      assertDialog(name, this.#backend)
      const request = Symbol(name)
      this.#request = request
      this.#load().then(
        () => {
          if (this.#request === request) this.#mounted?.controls()?.open(name, ...params)
        },
        () => {
          const detail = { type: 'load-failed', dialog: name }
          this.dispatchEvent(new CustomEvent('load-failed', { detail }))
          const text = this.#messages?.loadFailed ?? loadFailedMessage(this)
          dispatchNotice(this, { kind: 'error', text })
        },
      )
    }

    close() {
      this.#request = null
      this.#mounted?.controls()?.close()
    }

    preload() {
      // `open` reports a failure.
      this.#load().catch(() => undefined)
    }

    attributeChangedCallback() {
      this.#mounted?.update()
    }

    disconnectedCallback() {
      // Moving an element disconnects and reconnects it.
      queueMicrotask(() => {
        if (this.isConnected) return
        this.#request = null
        this.#mounted?.unmount()
        this.#mounted = null
      })
    }

    async #load() {
      if (this.#mounted !== null) return
      const [{ loadLocale, mountLogin }] = await Promise.all([
        import('./mount-login'),
        loadAuthDialogs(),
      ])
      await loadLocale(this)
      this.#mounted ??= mountLogin(this)
    }
  }
}

/**
 * Defines the login element, once. Does nothing on a server.
 *
 * @param name tag name
 * @example
 * defineLoginElement()
 * document.querySelector('shuyuan-login').open('login')
 */
export function defineLoginElement(name = 'shuyuan-login'): void {
  if (typeof customElements === 'undefined' || customElements.get(name) !== undefined) return
  customElements.define(name, createLoginElement())
}
