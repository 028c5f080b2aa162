import { requestAccountDeletion, isApiError, type Member } from '@shuyuan/api'
import { ProveMobileForm, type AccountBackend } from '@shuyuan/auth-dialogs/account'
import { DeleteAccountForm } from '@shuyuan/member'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { signOutAndGoHome, rememberDeletion } from '../../auth'
import * as messages from '../member-messages'

/** The server's word for an account whose deletion was asked for already. */
const asked = '用户已申请注销'

interface DeleteAccountProps {
  backend: AccountBackend
  member: Member
}

/** New content of a dialog takes over the focus of what was there. */
function focusFirst(content: HTMLElement | null) {
  content?.querySelector<HTMLElement>('input')?.focus()
}

/** Deletion: what follows, a typed word, and where there is a mobile, its proof. Then signed out. */
export function DeleteAccount({ backend, member }: DeleteAccountProps) {
  const router = useRouter()
  const services = router.options.context
  const [isTyped, setTyped] = useState(false)

  async function destroy() {
    try {
      await requestAccountDeletion(services.api)
    } catch (error) {
      if (!isApiError(error) || error.message !== asked) throw error
    }
    rememberDeletion(services.device, member.id, Date.now())
    signOutAndGoHome(services, router, messages.destroyed)
  }

  if (!isTyped) {
    return (
      <DeleteAccountForm
        isFirstStep={member.isMobileBound}
        onConfirm={member.isMobileBound ? async () => setTyped(true) : destroy}
      />
    )
  }
  return (
    <div ref={focusFirst}>
      <ProveMobileForm
        backend={backend}
        mobile={member.mobile}
        intro={messages.destroyProof}
        submitLabel={messages.destroyConfirm}
        onProven={destroy}
      />
    </div>
  )
}
