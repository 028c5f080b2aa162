import { createContext, use } from 'react'
import type { AuthLocale } from '../locales/auth-locale'
import type { AuthBackend } from '../port/auth-backend'
import type { AuthEvent } from '../port/auth-event'
import type { AuthStore, ObservedStore } from '../port/auth-store'
import type { PageDeadlines } from '../sms/deadlines'
import type { AuthConfig } from './auth-config'
import type { AuthDialog, OpenAuthDialog } from './auth-dialog'
import { missingProvider, type Development } from './use-development'
import type { SourceReader } from './use-source'

export interface AuthContextValue {
  config: AuthConfig
  /** The host's store, observed once for all readers. Use it through `useStore`. */
  store(observe: (store: AuthStore) => ObservedStore): ObservedStore
  pageDeadlines: PageDeadlines
  backend: SourceReader<AuthBackend>
  locale: SourceReader<AuthLocale>
  emit(event: AuthEvent): void
  development: Development
  dialog: AuthDialog | null
  open: OpenAuthDialog
  /** Closes the open dialog. With `dialog`, only if that one is still open. */
  close(dialog?: AuthDialog): void
  /** Sets the default phone of the next login, registration or reset dialog; `null` removes it. */
  setNextMobile(mobile: string | null): void
}

export const AuthContext = createContext<AuthContextValue | null>(null)

/** Returns the context of the nearest `AuthProvider`; throws without one. */
export function useAuthContext(): AuthContextValue {
  const value = use(AuthContext)
  if (value === null) throw new Error(missingProvider)
  return value
}
