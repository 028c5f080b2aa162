import { useCallback, useMemo, useState, type ReactNode } from 'react'
import { useLatest } from '../effects/use-latest'
import { createMemoryAuthStore, observeStore } from '../port/auth-store'
import type { OwnDeadlines } from '../sms/deadlines'
import type { AuthConfig } from './auth-config'
import { AuthContext } from './use-auth-context'
import type { AuthDialog, OpenAuthDialog } from './auth-dialog'
import { useDialogEvents } from './use-dialog-events'
import { useEmit } from './use-emit'
import { useSource } from './use-source'

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
  const [memory] = useState(createMemoryAuthStore)
  const given = config.store ?? memory
  const [ownDeadlines] = useState<OwnDeadlines>(() => new Map())
  const store = useMemo(() => observeStore(given), [given])
  const backend = useSource(config.backend)
  const locale = useSource(config.locale)
  const emit = useEmit(config.onEvent)
  useDialogEvents(dialog, emit)
  const latest = useLatest({ backend, locale })
  const open = useCallback<OpenAuthDialog>(
    (name, ...[args]) => {
      // Beside the dialogs' code, and anew where it failed before.
      latest.current.backend.read(0)
      latest.current.locale.read(0)
      setDialog((shown) => {
        const opening = (shown?.opening ?? 0) + 1
        // The compiler cannot follow the pairing of name and args through a generic.
        return { name, args: args ?? {}, opening } as AuthDialog
      })
    },
    [latest],
  )
  const close = useCallback((closing?: AuthDialog) => {
    setDialog((shown) => (closing === undefined || shown === closing ? null : shown))
  }, [])
  return (
    <AuthContext
      value={{ config, store, ownDeadlines, backend, locale, emit, dialog, open, close }}
    >
      {children}
    </AuthContext>
  )
}
