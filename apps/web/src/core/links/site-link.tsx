import type { AppLinkProps } from '@shuyuan/ui'
import { Link, useLocation, useRouter } from '@tanstack/react-router'
import { readQuery } from '../router/read-query'
import { startsAtTop } from './link-navigation'

/** Router props for an href, or null for other sites and for fragments of the current page. */
function routerTarget(href: string, here: URL) {
  const target = URL.canParse(href, here) ? new URL(href, here) : null
  if (target?.origin !== here.origin || href.startsWith('#')) return null
  return {
    href: target.pathname + target.search + target.hash,
    resetScroll: startsAtTop(target, here),
    // Campaign parameters don't make another page.
    includeSearch:
      target.pathname === here.pathname && readQuery(target.search) !== readQuery(here.search),
  }
}

/** Link for the libraries. Hrefs of this site use the router, all others the browser. */
export function SiteLink({ href, replace, ...anchor }: AppLinkProps) {
  const { origin } = useRouter()
  // A page has about a hundred links. On a URL change, only those whose target changes render again.
  const target = useLocation({
    select: (location) => routerTarget(href, new URL(location.href, origin)),
    structuralSharing: true,
  })
  if (target === null) return <a {...anchor} href={href} />
  return (
    <Link
      {...anchor}
      // The type requires `to`, but the router uses `href`.
      to="."
      href={target.href}
      replace={replace}
      resetScroll={target.resetScroll}
      // The libraries set `aria-current` for sections themselves.
      activeOptions={{ exact: true, includeSearch: target.includeSearch }}
      activeProps={{}}
    />
  )
}
