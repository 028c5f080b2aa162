import { useEffect, useRef } from 'react'
import type { AuthEvent } from '../port/auth-event'
import type { AuthDialog } from './auth-dialog'

/** Emits one event for every dialog that opens or closes. */
export function useDialogEvents(dialog: AuthDialog | null, emit: (event: AuthEvent) => void): void {
  const reported = useRef<AuthDialog | null>(null)
  useEffect(() => {
    const former = reported.current
    if (former === dialog) return
    reported.current = dialog
    if (former !== null) emit({ type: 'dialog-closed', dialog: former.name })
    if (dialog !== null) emit({ type: 'dialog-opened', dialog: dialog.name })
  }, [dialog, emit])
}
