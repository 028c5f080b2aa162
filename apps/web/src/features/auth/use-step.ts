import { memberQuery } from '@shuyuan/api/query'
import type { PendingStep } from '@shuyuan/session'
import { useQuery } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { loadMember } from '../../app/account/account'
import { afterSignIn } from '../../app/router/guards'
import { safeRedirectTarget } from '../../app/router/redirect-target'

/** A step between login and the redirect target: whether it is already done, and how to go on. */
export function useStep(step: PendingStep) {
  const router = useRouter()
  const services = router.options.context
  const { redirect } = useSearch({ strict: false })
  const member = useQuery(memberQuery(services.api))
  const { isMobileBound, isFaceVerified } = member.data ?? {}
  return {
    member,
    isDone: step === 'bind-mobile' ? isMobileBound === true : isFaceVerified === true,
    target: safeRedirectTarget(redirect),
    async finish() {
      services.session.clearPendingStep(step)
      // The step is done, even if the account cannot be fetched now.
      await loadMember(services).catch(() => undefined)
      router.history.replace(afterSignIn(router, redirect))
    },
  }
}
