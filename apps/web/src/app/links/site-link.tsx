import type { AppLinkProps } from '@shuyuan/ui'
import { Link, useLocation, useRouter } from '@tanstack/react-router'
import { readQuery } from '../router/read-query'
import { startsAtTop } from './link-navigation'

/** The router's link for the hrefs that the libraries hold; other sites and jumps are the browser's. */
export function SiteLink({ href, replace, ...anchor }: AppLinkProps) {
  const { origin } = useRouter()
  const here = new URL(useLocation({ select: (location) => location.href }), origin)
  const target = URL.canParse(href, here) ? new URL(href, here) : null
  if (target?.origin !== here.origin || href.startsWith('#')) return <a {...anchor} href={href} />
  return (
    <Link
      {...anchor}
      // The type asks for a path; the router takes it from `href`.
      to="."
      href={target.pathname + target.search + target.hash}
      replace={replace}
      resetScroll={startsAtTop(target, here)}
      activeOptions={{
        // The libraries mark sections themselves.
        exact: true,
        // With a campaign's mark it is the same page.
        includeSearch: readQuery(target.search) !== readQuery(here.search),
      }}
      activeProps={{}}
    />
  )
}
