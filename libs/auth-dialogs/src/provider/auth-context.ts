import { createContext } from 'react'
import type { ObservedDeadlines } from '../port/observe-deadlines'
import type { AuthConfig } from './auth-config'
import type { AuthDialog, OpenAuthDialog } from './auth-dialog'

/** What the provider hands down. */
export interface AuthContextValue {
  config: AuthConfig
  deadlines: ObservedDeadlines
  dialog: AuthDialog | null
  open: OpenAuthDialog
  /** Closes the open dialog, or, when one is given, only that one. */
  close(dialog?: AuthDialog): void
}

/** `null` outside an `AuthProvider`. */
export const AuthContext = createContext<AuthContextValue | null>(null)
