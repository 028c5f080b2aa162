import type { SocialiteApp } from '@shuyuan/api'
import { useState } from 'react'
import { useBindReturn } from './use-qq-bind'

/** A dialog of the user center. */
export type MemberDialog =
  | { name: 'avatar'; file: File }
  | { name: 'mobile' }
  | { name: 'password' }
  | { name: 'wechat' }
  | { name: 'unbind'; app: SocialiteApp }
  | { name: 'destroy' }
  /** A code from a third party. `startedFor` is the member who started the binding in this browser. */
  | { name: 'bind-code'; code: string; startedFor: number | null }

export interface MemberDialogState {
  dialog: MemberDialog | null
  open: (dialog: MemberDialog) => void
  /** Closes this dialog. A dialog that opened later stays open. */
  close: (dialog: MemberDialog) => void
  /** Error message of a third party. */
  outsideMessage: string | null
  dismissMessage: () => void
}

/** Open dialog of the user center. Starts with the result of a third-party binding, if there is one. */
export function useMemberDialog(): MemberDialogState {
  const { code, message, startedFor } = useBindReturn()
  const [dialog, open] = useState<MemberDialog | null>(
    code === null ? null : { name: 'bind-code', code, startedFor },
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
