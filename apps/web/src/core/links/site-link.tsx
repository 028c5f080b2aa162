import type { AppLinkProps } from '@shuyuan/ui'
import { Link, useLocation, useRouter } from '@tanstack/react-router'
import { readQuery } from '../router/read-query'
import { startsAtTop } from './link-navigation'

/** How the router follows an href, seen from a page; null for those of other sites and for jumps. */
function routerTarget(href: string, here: URL) {
  const target = URL.canParse(href, here) ? new URL(href, here) : null
  if (target?.origin !== here.origin || href.startsWith('#')) return null
  return {
    href: target.pathname + target.search + target.hash,
    resetScroll: startsAtTop(target, here),
    // With a campaign's mark it is the same page.
    includeSearch:
      target.pathname === here.pathname && readQuery(target.search) !== readQuery(here.search),
  }
}

/** The router's link for the hrefs that the libraries hold; other sites and jumps are the browser's. */
export function SiteLink({ href, replace, ...anchor }: AppLinkProps) {
  const { origin } = useRouter()
  // A page has a hundred links: a new URL renders only those for which it changes something.
  const target = useLocation({
    select: (location) => routerTarget(href, new URL(location.href, origin)),
    structuralSharing: true,
  })
  if (target === null) return <a {...anchor} href={href} />
  return (
    <Link
      {...anchor}
      // The type asks for a path; the router takes it from `href`.
      to="."
      href={target.href}
      replace={replace}
      resetScroll={target.resetScroll}
      // The libraries mark sections themselves.
      activeOptions={{ exact: true, includeSearch: target.includeSearch }}
      activeProps={{}}
    />
  )
}
