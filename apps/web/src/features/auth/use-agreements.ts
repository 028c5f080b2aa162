import type { AuthDialogControls } from '@shuyuan/auth-dialogs'
import { useSessionState } from '@shuyuan/session/react'
import { useSite } from '@shuyuan/site/react'
import { useEffect } from 'react'

/**
 * Asks for consent whenever a member is known who has not given it, and the documents are that consent
 * is asked for. The dialog cannot be dismissed, so it goes when the session ends.
 */
export function useAgreements({ open, close }: Pick<AuthDialogControls, 'open' | 'close'>): void {
  const { member } = useSessionState()
  const isKnown = useSite().configState === 'ready'
  const asksUser = isKnown && member?.userAgreementAgreed === false
  const asksPrivacy = isKnown && member?.privacyPolicyAgreed === false
  // The account's state on the server opens the dialog, not an action on this page.
  useEffect(() => {
    if (!asksUser && !asksPrivacy) return
    const user = asksUser ? (['user'] as const) : []
    const privacy = asksPrivacy ? (['privacy'] as const) : []
    open('agreement', { documents: [...user, ...privacy] })
    return close
  }, [asksUser, asksPrivacy, open, close])
}
