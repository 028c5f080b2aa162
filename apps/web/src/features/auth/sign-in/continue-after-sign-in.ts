import type { SignInMethod } from '@shuyuan/auth-dialogs'
import type { RegisteredRouter } from '@tanstack/react-router'
import { afterSignIn } from '../../../core/router/guards'
import { redirectTargetOf } from '../../../core/router/redirect-target'

/**
 * Continues after a sign-in. The login pages leave by `useRedirectSignedIn`. Other pages stay, so nothing
 * typed is lost, and their guards run again: a pending step opens on pages that require it. A face check
 * that is still pending after binding a mobile number opens on every page.
 */
export function continueAfterSignIn(router: RegisteredRouter, via: SignInMethod): void {
  const { history, options, state } = router
  const { session } = options.context
  if (state.matches.some(({ routeId }) => routeId === '/_login')) return
  if (via === 'bind' && session.pendingStep() === 'face-check') {
    history.push(afterSignIn(router, redirectTargetOf(state.location)))
  } else void router.invalidate()
}
