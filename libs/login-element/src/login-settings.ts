import { createApiClient } from '@shuyuan/api'
import { createAuthBackend } from '@shuyuan/auth-backend'
import type { AuthConfig, AuthLocale } from '@shuyuan/auth-dialogs'
import { createDeviceStore } from '@shuyuan/browser-storage'
import { createSession } from '@shuyuan/session'
import { isChinese } from './is-chinese'

/** Settings from the attributes of a login element. */
export type LoginSettings = Pick<
  AuthConfig,
  'backend' | 'locale' | 'store' | 'site' | 'closesOnBack'
>

const chinese = (): Promise<AuthLocale> =>
  import('@shuyuan/auth-dialogs/locales/zh-cn').then(({ zhCn }) => zhCn)
const english = (): Promise<AuthLocale> =>
  import('@shuyuan/auth-dialogs/locales/en').then(({ en }) => en)

/** Returns the loader of an element's locale: Chinese for `zh…` or no language, English for any other. */
export function localeOf(element: Element) {
  return isChinese(element) ? chinese : english
}

/** Reads settings from attributes. Backend and store are stable until their attributes change. */
export function createSettingsReader(element: Element): () => LoginSettings {
  const bound = new Map<string, Pick<LoginSettings, 'backend' | 'store'>>()

  function bind() {
    const baseUrl = element.getAttribute('api-url') ?? ''
    const prefix = element.getAttribute('storage-prefix') ?? 'shuyuan'
    const key = JSON.stringify([baseUrl, prefix])
    const session = createSession({ prefix })
    const api = createApiClient({ baseUrl })
    const made = bound.get(key) ?? {
      backend: createAuthBackend({ api, session }),
      store: createDeviceStore({ prefix: `${prefix}-auth` }),
    }
    bound.set(key, made)
    return made
  }

  return () => ({
    ...bind(),
    locale: localeOf(element),
    closesOnBack: element.hasAttribute('closes-on-back'),
    site: {
      wechat: element.hasAttribute('wechat'),
      userProtocolUrl: element.getAttribute('user-protocol-url'),
      privacyProtocolUrl: element.getAttribute('privacy-protocol-url'),
    },
  })
}
