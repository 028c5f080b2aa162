import { createAuthBackend } from '@shuyuan/auth-backend'
import { AuthProvider, type AuthProviderProps } from '@shuyuan/auth-dialogs'
import { en } from '@shuyuan/auth-dialogs/locales/en'
import { zhCn } from '@shuyuan/auth-dialogs/locales/zh-cn'
import { createFakeBackend } from '@shuyuan/auth-dialogs/testing'
import { createApiClient } from '@shuyuan/api'
import { createSession } from '@shuyuan/session'

const api = createApiClient({ baseUrl: 'https://api.example' })
const session = createSession()

export const embeddings: AuthProviderProps[] = [
  { backend: createFakeBackend(), locale: zhCn, onSignedIn: () => undefined },
  { backend: createAuthBackend({ api, session }), locale: en, onSignedIn: () => undefined },
]
export const parts = { AuthProvider }

// @ts-expect-error the locale is required
export const withoutLocale: AuthProviderProps = { backend: createFakeBackend() }
