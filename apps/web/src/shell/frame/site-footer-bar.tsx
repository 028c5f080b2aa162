import { friendLinksQuery } from '@shuyuan/api/query'
import { SiteFooter } from '@shuyuan/layout'
import { useSite } from '@shuyuan/site/react'
import { useQuery } from '@tanstack/react-query'
import { useMatch } from '@tanstack/react-router'
import { useServices } from '../../core/use-services'

// `select` returns a constant, so that the footer does not rerender on every navigation.
const isThere = () => true

/** Footer with this site's data. Friend links are fetched on the home page only. */
export function SiteFooterBar() {
  const { api } = useServices()
  const { config } = useSite()
  const isHome = useMatch({ from: '/_main/', shouldThrow: false, select: isThere }) ?? false
  // The content of these pages extends to the footer.
  const isVip = useMatch({ from: '/_main/vip', shouldThrow: false, select: isThere }) ?? false
  const isSearch = useMatch({ from: '/_main/search', shouldThrow: false, select: isThere }) ?? false
  const { data: links } = useQuery({ ...friendLinksQuery(api), enabled: isHome })
  return (
    <SiteFooter
      siteName={config.name}
      friendLinks={isHome ? links?.map(({ name, url }) => ({ label: name, href: url })) : undefined}
      filings={config.filings.map(({ number, link }) => ({ label: number, href: link }))}
      agreementHref={config.protocols.user}
      privacyHref={config.protocols.privacy}
      aboutHref={config.aboutUrl}
      flush={isVip || isSearch}
    />
  )
}
