import { useCallback, useMemo, useState, type ReactNode } from 'react'
import { createMemoryDeadlineStore } from '../port/deadline-store'
import { observeDeadlines } from '../port/observe-deadlines'
import type { AuthConfig } from './auth-config'
import { AuthContext } from './auth-context'
import type { AuthDialog, OpenAuthDialog } from './auth-dialog'

/** Props of {@link AuthProvider}. */
export interface AuthProviderProps extends AuthConfig {
  children?: ReactNode
}

/**
 * Holds what the account dialogs need and which one is open. Put it high in the tree and one
 * `AuthDialogs` below it.
 */
export function AuthProvider({ children, ...config }: AuthProviderProps) {
  const [dialog, setDialog] = useState<AuthDialog | null>(null)
  const [memory] = useState(createMemoryDeadlineStore)
  const store = config.deadlines ?? memory
  const deadlines = useMemo(() => observeDeadlines(store), [store])
  const open = useCallback<OpenAuthDialog>((name, ...[args]) => {
    setDialog((shown) => {
      const opening = (shown?.opening ?? 0) + 1
      // The compiler cannot follow the pairing of name and args through a generic.
      return { name, args: args ?? {}, opening } as AuthDialog
    })
  }, [])
  const close = useCallback((closing?: AuthDialog) => {
    setDialog((shown) => (closing === undefined || shown === closing ? null : shown))
  }, [])
  return <AuthContext value={{ config, deadlines, dialog, open, close }}>{children}</AuthContext>
}
