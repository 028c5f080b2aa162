import type { ReactNode } from 'react'
import { useAuthContext } from './use-auth-context'
import { useDialogHost } from './use-dialog-host'

/** Props of {@link AuthDialogs}. */
export interface AuthDialogsProps {
  /** Shown while the dialogs' code is on its way. @default nothing */
  fallback?: ReactNode
}

/** Shows the dialog that `useAuthDialogs().open` asked for. One per `AuthProvider`. */
export function AuthDialogs({ fallback = null }: AuthDialogsProps) {
  const { dialog } = useAuthContext()
  const host = useDialogHost()
  if (dialog === null) return null
  return host ? <host.component dialog={dialog} /> : fallback
}
