import { useEffect, type RefObject } from 'react'
import { requiredMethods } from '../port/required-methods'
import type { AuthBackend } from '../port/auth-backend'
import type { AuthConfig } from './auth-config'
import type { AuthDialog } from './auth-dialog'
import { reportBlockedStyles } from './loading/report-blocked-styles'
import type { SourceReader } from './loading/source-reader'

// Bundlers replace this expression, as for React, and drop the unused branch.
declare const process: { env: { NODE_ENV?: string } }

interface Setup {
  dialog: AuthDialog | null
  backend: SourceReader<AuthBackend>
  /** Number of mounted `AuthDialogs`. */
  hostsRef: RefObject<number>
}

function warn(text: string): void {
  console.error(`[@shuyuan/auth-dialogs] ${text}`)
}

function useCheck({ dialog, backend, hostsRef }: Setup): void {
  const name = dialog?.name
  useEffect(() => {
    if (name === undefined) return
    if (hostsRef.current !== 1) {
      warn(
        `The dialog "${name}" is shown ${hostsRef.current} times. Put one <AuthDialogs /> below AuthProvider.`,
      )
    }
    backend.load(Infinity).then(
      (loaded) => {
        const missing = requiredMethods[name].filter((method) => !loaded[method])
        if (missing.length > 0)
          warn(`The dialog "${name}" needs these methods of the backend: ${missing.join(', ')}.`)
      },
      // The dialogs report a failed load.
      () => undefined,
    )
  }, [name, backend, hostsRef])
}

/** Warns about a dialog that opens and cannot work. Does nothing in production. */
export const useSetupCheck: (setup: Setup) => void =
  process.env.NODE_ENV === 'production' ? () => undefined : useCheck

/** Reports styles that a Content-Security-Policy blocks. In production, they fail the dialog instead. */
export const useStylesCheck: (container: AuthConfig['container']) => void =
  process.env.NODE_ENV === 'production'
    ? () => undefined
    : (container) => {
        useEffect(() => void reportBlockedStyles(container), [container])
      }

/** Counts the component as one that renders the dialogs. */
export function useDialogHost(hostsRef: RefObject<number>): void {
  useEffect(() => {
    hostsRef.current += 1
    return () => {
      hostsRef.current -= 1
    }
  }, [hostsRef])
}
