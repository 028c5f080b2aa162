import type { PendingStep } from '@shuyuan/session'
import { useSessionState } from '@shuyuan/session/react'
import { useRouter, useSearch } from '@tanstack/react-router'
import { loadMember } from '../../account'
import { afterSignIn } from '../../guards'
import { returnPath } from '../../return-path'

/** A step between login and the wanted page: whether it is done already, and what follows it. */
export function useStep(step: PendingStep) {
  const router = useRouter()
  const services = router.options.context
  const { redirect } = useSearch({ strict: false })
  const { member } = useSessionState()
  const isDone =
    step === 'bind-mobile' ? member?.isMobileBound === true : member?.isFaceVerified === true
  return {
    isDone,
    target: returnPath(redirect),
    async finish() {
      services.session.clearPendingStep(step)
      // The step is taken, whether or not the server can be asked about the account now.
      await loadMember(services).catch(() => undefined)
      router.history.replace(afterSignIn(services.session, redirect))
    },
  }
}
