import { createContext, use } from 'react'
import type { AuthLocale } from '../locales/auth-locale'
import type { AuthBackend } from '../port/auth-backend'
import type { AuthEvent } from '../port/auth-event'
import type { AuthStore, ObservedStore } from '../port/auth-store'
import type { OwnDeadlines } from '../sms/deadlines'
import type { AuthConfig } from './auth-config'
import type { AuthDialog, OpenAuthDialog } from './auth-dialog'
import { missingProvider, type Development } from './use-development'
import type { SourceReader } from './use-source'

/** What the provider hands down. */
export interface AuthContextValue {
  config: AuthConfig
  /** The store of the host, observed once for all that read it: what `useStore` gives. */
  store(observe: (store: AuthStore) => ObservedStore): ObservedStore
  ownDeadlines: OwnDeadlines
  backend: SourceReader<AuthBackend>
  locale: SourceReader<AuthLocale>
  emit(event: AuthEvent): void
  development: Development
  dialog: AuthDialog | null
  open: OpenAuthDialog
  /** Closes the open dialog, or, when one is given, only that one. */
  close(dialog?: AuthDialog): void
  /** The phone that the login dialog opens with when it is given none; `null` for none. */
  fillIn(mobile: string | null): void
}

/** `null` outside an `AuthProvider`. */
export const AuthContext = createContext<AuthContextValue | null>(null)

/** What the nearest `AuthProvider` hands down; throws outside of one. */
export function useAuthContext(): AuthContextValue {
  const value = use(AuthContext)
  if (value === null) throw new Error(missingProvider)
  return value
}
