import { createContext, use, type RefObject } from 'react'
import type { AuthLocale } from '../locales/auth-locale'
import type { AuthBackend } from '../port/auth-backend'
import type { AuthEvent } from '../port/auth-event'
import type { ObservedStore } from '../port/auth-store'
import type { PageDeadlines } from '../sms/deadlines'
import type { AuthConfig } from './auth-config'
import type { AuthDialog, OpenAuthDialog } from './auth-dialog'
import type { SourceReader } from './loading/source-reader'

export interface AuthContextValue {
  config: AuthConfig
  /** The host's store, which notifies about every change. */
  store: ObservedStore
  pageDeadlines: PageDeadlines
  backend: SourceReader<AuthBackend>
  locale: SourceReader<AuthLocale>
  emit(event: AuthEvent): void
  /** Number of mounted `AuthDialogs`. */
  hostsRef: RefObject<number>
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
  if (value === null) {
    throw new Error(
      '@shuyuan/auth-dialogs: AuthProvider is missing above this component. If it is there, two copies of the package are installed.',
    )
  }
  return value
}
