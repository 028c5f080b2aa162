import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react'
import { useLatest } from '../effects/use-latest'
import type { AuthBackend } from '../port/auth-backend'
import type { AuthSignIn } from '../port/auth-sign-in'
import { createMemoryAuthStore, type AuthStore, type ObservedStore } from '../port/auth-store'
import type { PageDeadlines } from '../sms/deadlines'
import type { AuthConfig } from './auth-config'
import { AuthContext, type AuthContextValue } from './use-auth-context'
import { authDialogNames, type AuthDialog, type OpenAuthDialog } from './auth-dialog'
import { reportUnknownDialog, useDevelopment } from './use-development'
import { useDialogEvents } from './use-dialog-events'
import { useEmit } from './use-emit'
import { useSource } from './use-source'

export interface AuthProviderProps<
  Result extends AuthSignIn = AuthSignIn,
> extends AuthConfig<Result> {
  children?: ReactNode
}

/** Creates the observed store on first use, because `observe` is part of the dialogs' chunk. */
function createStoreReader(store: AuthStore): AuthContextValue['store'] {
  let observed: ObservedStore | undefined
  return (observe) => (observed ??= observe(store))
}

/**
 * Provides the configuration and the open dialog. Render it high in the tree with one `AuthDialogs` below.
 */
export function AuthProvider<Result extends AuthSignIn = AuthSignIn>({
  children,
  ...config
}: AuthProviderProps<Result>) {
  const [dialog, setDialog] = useState<AuthDialog | null>(null)
  const [memory] = useState(createMemoryAuthStore)
  const given = config.store ?? memory
  const [pageDeadlines] = useState<PageDeadlines>(() => new Map())
  const store = useMemo(() => createStoreReader(given), [given])
  const backend = useSource<AuthBackend>(config.backend)
  const locale = useSource(config.locale)
  const emit = useEmit(config.onEvent)
  useDialogEvents(dialog, emit)
  const development = useDevelopment({ config, dialog, backend, locale })
  const latest = useLatest({ backend, locale })
  const nextMobile = useRef<string | null>(null)
  const setNextMobile = useCallback((mobile: string | null) => {
    nextMobile.current = mobile
  }, [])
  const open = useCallback<OpenAuthDialog>(
    (name, ...[args]) => {
      // JavaScript callers may pass any name.
      if (!Object.hasOwn(authDialogNames, name)) {
        reportUnknownDialog(development, name)
        return
      }
      // Loads in parallel with the dialogs' code, and retries after a failure.
      latest.current.backend.read(0)
      latest.current.locale.read(0)
      const known = (name === 'login' || name === 'register' || name === 'reset') &&
        nextMobile.current !== null && { mobile: nextMobile.current }
      setDialog((shown) => {
        const opening = (shown?.opening ?? 0) + 1
        // The compiler cannot relate `name` and `args` of a generic call.
        return { name, args: { ...known, ...args }, opening } as AuthDialog
      })
    },
    [latest, development],
  )
  const close = useCallback((closing?: AuthDialog) => {
    setDialog((shown) => (closing === undefined || shown === closing ? null : shown))
  }, [])
  return (
    <AuthContext
      value={{
        config,
        store,
        pageDeadlines,
        backend,
        locale,
        emit,
        development,
        dialog,
        open,
        close,
        setNextMobile,
      }}
    >
      {children}
    </AuthContext>
  )
}
