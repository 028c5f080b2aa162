import type { RegisteredRouter } from '@tanstack/react-router'
import { redirectTargetOf } from '../../../core/router/redirect-target'

/**
 * Return URLs for QQ. QQ returns to this page, or to the callback page if this is a login page or has a fragment: the
 * server appends its result after the fragment, where it would be lost.
 */
export function qqReturnUrls(router: RegisteredRouter): { successUrl: string; failureUrl: string } {
  const { origin } = window.location
  const { location } = router.state
  const redirect = redirectTargetOf(location)
  const returnsHere = redirect === location.href && location.hash === ''
  const callback = router.buildLocation({ to: '/login/callback', search: { redirect } })
  return {
    successUrl: origin + (returnsHere ? redirect : callback.href),
    failureUrl: origin + router.buildLocation({ to: '/error' }).href,
  }
}
