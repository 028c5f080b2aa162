import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react'
import type { AuthBackend, AuthSignIn } from '../port/auth-backend'
import { reportUnexpectedError } from '../port/auth-error'
import type { AuthEvent } from '../port/auth-event'
import { createMemoryAuthStore, observeStore } from '../port/auth-store'
import { requiredMethods } from '../port/required-methods'
import type { PageDeadlines } from '../sms/deadlines'
import type { AuthConfig } from './auth-config'
import type { AuthDialog, OpenAuthDialog } from './auth-dialog'
import { createSourceReader } from './loading/source-reader'
import { AuthContext } from './use-auth-context'
import { useDialogEvents } from './use-dialog-events'
import { useSetupCheck } from './use-setup-check'

export interface AuthProviderProps<
  Result extends AuthSignIn = AuthSignIn,
> extends AuthConfig<Result> {
  /** The app, which can open the dialogs. */
  children?: ReactNode
}

/** For JavaScript hosts, which would otherwise see an error far from its cause. */
function invariant(condition: unknown, message: string): void {
  if (!condition) throw new Error(`@shuyuan/auth-dialogs: ${message}`)
}

/**
 * Provides the configuration and the open dialog. Render it high in the tree with one `AuthDialogs` below.
 */
export function AuthProvider<Result extends AuthSignIn = AuthSignIn>({
  children,
  ...config
}: AuthProviderProps<Result>) {
  invariant(config.backend && config.locale, 'AuthProvider requires a backend and a locale.')
  const [dialog, setDialog] = useState<AuthDialog | null>(null)
  const [memory] = useState(createMemoryAuthStore)
  const given = config.store ?? memory
  const store = useMemo(() => observeStore(given), [given])
  const [pageDeadlines] = useState<PageDeadlines>(() => new Map())
  const backend = useMemo(() => createSourceReader<AuthBackend>(config.backend), [config.backend])
  const locale = useMemo(() => createSourceReader(config.locale), [config.locale])
  const hostsRef = useRef(0)

  function emit(event: AuthEvent) {
    try {
      config.onEvent?.(event)
    } catch (thrown) {
      reportUnexpectedError(thrown)
    }
  }
  useDialogEvents(dialog, emit)
  useSetupCheck({ dialog, backend, hostsRef })

  const nextMobile = useRef<string | null>(null)
  const setNextMobile = useCallback((mobile: string | null) => {
    nextMobile.current = mobile
  }, [])
  const open = useCallback<OpenAuthDialog>(
    (name, ...[args]) => {
      invariant(Object.hasOwn(requiredMethods, name), `There is no dialog "${name}".`)
      // Loads in parallel with the dialogs' code, and retries after a failure.
      void backend.load()
      void locale.load()
      const known = (name === 'login' || name === 'register' || name === 'reset') &&
        nextMobile.current !== null && { mobile: nextMobile.current }
      setDialog((shown) => {
        const opening = (shown?.opening ?? 0) + 1
        // The compiler cannot relate `name` and `args` of a generic call.
        return { name, args: { ...known, ...args }, opening } as AuthDialog
      })
    },
    [backend, locale],
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
        hostsRef,
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
