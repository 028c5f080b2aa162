import { redirectTargetOf } from '../../../core/router/redirect-target'
import type { RegisteredRouter } from '@tanstack/react-router'

/** The server rejects longer URLs. */
const maxUrlLength = 255

/**
 * Return URLs for QQ, with as much of the redirect target as the length limit allows. QQ returns to this
 * page, or to the callback page if this is a login page or the target has a fragment: the server appends
 * its result after the fragment, where it would be lost.
 */
export function qqReturnUrls(router: RegisteredRouter): { successUrl: string; failureUrl: string } {
  const { origin } = window.location
  const { location } = router.state
  const target = redirectTargetOf(location)
  const url = new URL(target, origin)
  const callbackUrl = (redirect: string) =>
    origin + router.buildLocation({ to: '/login/callback', search: { redirect } }).href
  const withQuery = url.pathname + url.search
  const candidates =
    target === location.href
      ? [...(url.hash === '' ? [] : [callbackUrl(target)]), origin + withQuery]
      : [callbackUrl(target), callbackUrl(withQuery), callbackUrl(url.pathname)]
  return {
    successUrl: candidates.find(({ length }) => length <= maxUrlLength) ?? origin + url.pathname,
    failureUrl: origin + router.buildLocation({ to: '/error' }).href,
  }
}
