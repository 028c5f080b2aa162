import type { SignInWay } from '@shuyuan/auth-dialogs'
import type { RegisteredRouter } from '@tanstack/react-router'
import { afterSignIn } from '../../core/router/guards'
import { redirectTargetOf } from '../../core/router/redirect-target'

/**
 * What follows a sign-in. On the login pages: on to the redirect target. Elsewhere the page stays, brought
 * up to date already in place of a reload, so that nothing typed is lost; the guards run again, so a
 * step still owed comes first on pages that ask for it. Only a face check owed after a mobile was bound
 * comes at once, wherever that was.
 */
export function goOnAfterSignIn(router: RegisteredRouter, via: SignInWay): void {
  const { history, options, state } = router
  const { session } = options.context
  const next = afterSignIn(router, redirectTargetOf(state.location))
  if (state.matches.some(({ routeId }) => routeId === '/_login')) history.replace(next)
  else if (via === 'bind' && session.pendingStep() === 'face-check') history.push(next)
  else void router.invalidate()
}
