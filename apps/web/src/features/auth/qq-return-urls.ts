import { redirectTargetOf } from '../../core/router/redirect-target'
import type { RegisteredRouter } from '@tanstack/react-router'

/** The server refuses longer URLs. */
const longest = 255

/**
 * Where QQ sends the browser back to, with as much of the redirect target as the server takes: this page
 * itself, or by way of the callback page where this one is only a way to another, or where a fragment
 * has to come along, which the server would bury its answer in.
 */
export function qqReturnUrls(router: RegisteredRouter): { successUrl: string; failureUrl: string } {
  const { origin } = window.location
  const { location } = router.state
  const target = redirectTargetOf(location)
  const url = new URL(target, origin)
  const byCallback = (redirect: string) =>
    origin + router.buildLocation({ to: '/login/callback', search: { redirect } }).href
  const withQuery = url.pathname + url.search
  const ways =
    target === location.href
      ? [...(url.hash === '' ? [] : [byCallback(target)]), origin + withQuery]
      : [byCallback(target), byCallback(withQuery), byCallback(url.pathname)]
  return {
    successUrl: ways.find((way) => way.length <= longest) ?? origin + url.pathname,
    failureUrl: origin + router.buildLocation({ to: '/error' }).href,
  }
}
