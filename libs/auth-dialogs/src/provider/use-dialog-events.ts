import { useEffect, useRef } from 'react'
import type { AuthEvent } from '../port/auth-event'
import type { AuthDialog } from './auth-dialog'

/** Tells of every dialog that opens or closes, once. */
export function useDialogEvents(dialog: AuthDialog | null, emit: (event: AuthEvent) => void): void {
  const told = useRef<AuthDialog | null>(null)
  useEffect(() => {
    const former = told.current
    if (former === dialog) return
    told.current = dialog
    if (former !== null) emit({ type: 'dialog-closed', dialog: former.name })
    if (dialog !== null) emit({ type: 'dialog-opened', dialog: dialog.name })
  }, [dialog, emit])
}
