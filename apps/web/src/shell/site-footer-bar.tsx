import { friendLinksQuery } from '@shuyuan/api/query'
import { SiteFooter } from '@shuyuan/layout'
import { useSite } from '@shuyuan/site/react'
import { useQuery } from '@tanstack/react-query'
import { useMatch } from '@tanstack/react-router'
import { useServices } from '../core/use-services'

// The footer renders anew only where the answer changes, not for each URL.
const isThere = () => true

/** The footer with this site's data; friendly links are asked for on the home page only. */
export function SiteFooterBar() {
  const { api } = useServices()
  const { config } = useSite()
  const isHome = useMatch({ from: '/_main/', shouldThrow: false, select: isThere }) ?? false
  // Their content reaches down to the footer.
  const isVip = useMatch({ from: '/_main/vip', shouldThrow: false, select: isThere }) ?? false
  const isSearch = useMatch({ from: '/_main/search', shouldThrow: false, select: isThere }) ?? false
  const { data: links } = useQuery({ ...friendLinksQuery(api), enabled: isHome })
  return (
    <SiteFooter
      siteName={config.name}
      friendlyLinks={
        isHome ? links?.map(({ name, url }) => ({ label: name, href: url })) : undefined
      }
      filings={config.filings.map(({ number, link }) => ({ label: number, href: link }))}
      agreementHref={config.protocols.user}
      privacyHref={config.protocols.privacy}
      aboutHref={config.aboutUrl}
      flush={isVip || isSearch}
    />
  )
}
