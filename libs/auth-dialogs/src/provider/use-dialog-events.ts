import { useEffect, useEffectEvent, useRef } from 'react'
import type { AuthEvent } from '../port/auth-event'
import type { AuthDialog } from './auth-dialog'

/** Emits one event for every dialog that opens or closes. */
export function useDialogEvents(dialog: AuthDialog | null, emit: (event: AuthEvent) => void): void {
  const reported = useRef<AuthDialog | null>(null)
  const report = useEffectEvent(emit)
  useEffect(() => {
    const former = reported.current
    if (former === dialog) return
    reported.current = dialog
    if (former !== null) report({ type: 'dialog-closed', dialog: former.name })
    if (dialog !== null) report({ type: 'dialog-opened', dialog: dialog.name })
  }, [dialog])
}
