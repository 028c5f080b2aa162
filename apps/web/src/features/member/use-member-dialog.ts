import { useState } from 'react'
import type { MemberDialog } from './member-dialog'
import { useBindReturn } from './use-bind-return'

/** What stands over and above the user center. */
export interface MemberDialogState {
  dialog: MemberDialog | null
  open: (dialog: MemberDialog) => void
  /** Closes this dialog; one that was opened since is left alone. */
  close: (dialog: MemberDialog) => void
  /** Message of a third party whose binding failed. */
  outsideMessage: string | null
  dismissMessage: () => void
}

/** Opens what a third party sent back, once, and whatever the member asks for. */
export function useMemberDialog(): MemberDialogState {
  const { code, message, begunFor } = useBindReturn()
  const [dialog, open] = useState<MemberDialog | null>(
    code === null ? null : { name: 'bind-code', code, begunFor },
  )
  const [outsideMessage, setOutsideMessage] = useState(message)
  return {
    dialog,
    open,
    close: (dialog) => open((shown) => (shown === dialog ? null : shown)),
    outsideMessage,
    dismissMessage: () => setOutsideMessage(null),
  }
}
