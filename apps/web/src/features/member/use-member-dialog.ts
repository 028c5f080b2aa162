import type { SocialiteApp } from '@shuyuan/api'
import { useState } from 'react'
import { useBindReturn } from './use-qq-bind'

/** What the user center can open over its page. */
export type MemberDialog =
  | { name: 'avatar'; file: File }
  | { name: 'mobile' }
  | { name: 'password' }
  | { name: 'wechat' }
  | { name: 'unbind'; app: SocialiteApp }
  | { name: 'destroy' }
  /** A code that a third party sent back; `begunFor` the member for whom this browser asked for one. */
  | { name: 'bind-code'; code: string; begunFor: number | null }

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
