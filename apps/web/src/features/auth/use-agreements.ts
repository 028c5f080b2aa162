import type { AuthDialogControls } from '@shuyuan/auth-dialogs'
import { useSessionState } from '@shuyuan/session/react'
import { useSite } from '@shuyuan/site/react'
import { useEffect } from 'react'

/**
 * Opens the agreement dialog while the member has not accepted a document. Waits for the site config, which
 * has the documents' URLs. The dialog cannot be dismissed, so it closes when the session ends.
 */
export function useAgreements({ open, close }: Pick<AuthDialogControls, 'open' | 'close'>): void {
  const member = useSessionState((state) => state.member)
  const isKnown = useSite().configState === 'ready'
  const needsUserAgreement = isKnown && member?.userAgreementAgreed === false
  const needsPrivacyAgreement = isKnown && member?.privacyPolicyAgreed === false
  useEffect(() => {
    if (!needsUserAgreement && !needsPrivacyAgreement) return
    const user = needsUserAgreement ? (['user'] as const) : []
    const privacy = needsPrivacyAgreement ? (['privacy'] as const) : []
    open('agreement', { documents: [...user, ...privacy] })
    return close
  }, [needsUserAgreement, needsPrivacyAgreement, open, close])
}
