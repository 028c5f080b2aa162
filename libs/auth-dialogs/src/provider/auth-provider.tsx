import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react'
import { useLatest } from '../effects/use-latest'
import type { AuthBackend } from '../port/auth-backend'
import type { AuthSignIn } from '../port/auth-sign-in'
import { createMemoryAuthStore, type AuthStore, type ObservedStore } from '../port/auth-store'
import type { OwnDeadlines } from '../sms/deadlines'
import type { AuthConfig } from './auth-config'
import { AuthContext, type AuthContextValue } from './use-auth-context'
import type { AuthDialog, OpenAuthDialog } from './auth-dialog'
import { useDevelopment } from './use-development'
import { useDialogEvents } from './use-dialog-events'
import { useEmit } from './use-emit'
import { useSource } from './use-source'

/** Props of {@link AuthProvider}. */
export interface AuthProviderProps<
  Result extends AuthSignIn = AuthSignIn,
> extends AuthConfig<Result> {
  children?: ReactNode
}

/** The code of the observing comes with the dialogs. */
function observedOnce(store: AuthStore): AuthContextValue['store'] {
  let observed: ObservedStore | undefined
  return (observe) => (observed ??= observe(store))
}

/**
 * Holds what the account dialogs need and which one is open. Put it high in the tree and one
 * `AuthDialogs` below it.
 */
export function AuthProvider<Result extends AuthSignIn = AuthSignIn>({
  children,
  ...config
}: AuthProviderProps<Result>) {
  const [dialog, setDialog] = useState<AuthDialog | null>(null)
  const [memory] = useState(createMemoryAuthStore)
  const given = config.store ?? memory
  const [ownDeadlines] = useState<OwnDeadlines>(() => new Map())
  const store = useMemo(() => observedOnce(given), [given])
  const backend = useSource<AuthBackend>(config.backend)
  const locale = useSource(config.locale)
  const emit = useEmit(config.onEvent)
  useDialogEvents(dialog, emit)
  const development = useDevelopment({ config, dialog, locale })
  const latest = useLatest({ backend, locale })
  const nextMobile = useRef<string | null>(null)
  const fillIn = useCallback((mobile: string | null) => {
    nextMobile.current = mobile
  }, [])
  const open = useCallback<OpenAuthDialog>(
    (name, ...[args]) => {
      // Beside the dialogs' code, and anew where it failed before.
      latest.current.backend.read(0)
      latest.current.locale.read(0)
      const known = name === 'login' &&
        nextMobile.current !== null && { mobile: nextMobile.current }
      setDialog((shown) => {
        const opening = (shown?.opening ?? 0) + 1
        // The compiler cannot follow the pairing of name and args through a generic.
        return { name, args: { ...known, ...args }, opening } as AuthDialog
      })
    },
    [latest],
  )
  const close = useCallback((closing?: AuthDialog) => {
    setDialog((shown) => (closing === undefined || shown === closing ? null : shown))
  }, [])
  return (
    <AuthContext
      value={{
        config,
        store,
        ownDeadlines,
        backend,
        locale,
        emit,
        development,
        dialog,
        open,
        close,
        fillIn,
      }}
    >
      {children}
    </AuthContext>
  )
}
