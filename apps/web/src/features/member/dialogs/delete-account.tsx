import { requestAccountDeletion, isApiError, type Member } from '@shuyuan/api'
import { ProveMobileForm, type AccountBackend } from '@shuyuan/auth-dialogs/account'
import { DeleteAccountForm } from '@shuyuan/member'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { signOutAndGoHome, rememberDeletion } from '../../auth'
import * as messages from '../messages'

/** Error message of the server if the deletion was already requested. */
const alreadyRequested = '用户已申请注销'

interface DeleteAccountProps {
  backend: AccountBackend
  member: Member
}

/** Moves the focus to the new content of the dialog. */
function focusFirst(content: HTMLElement | null) {
  content?.querySelector<HTMLElement>('input')?.focus()
}

/** Confirms the deletion by a typed word and, if a mobile number is bound, by an SMS code. Then signs out. */
export function DeleteAccount({ backend, member }: DeleteAccountProps) {
  const router = useRouter()
  const services = router.options.context
  const [isTyped, setTyped] = useState(false)

  async function destroy() {
    try {
      await requestAccountDeletion(services.api)
    } catch (error) {
      if (!isApiError(error) || error.message !== alreadyRequested) throw error
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
