import { SiteHeader } from '@shuyuan/layout'
import { activeNavTrail } from '@shuyuan/site'
import { useSite } from '@shuyuan/site/react'
import { toast } from '@shuyuan/ui'
import { useLocation } from '@tanstack/react-router'
import { styled } from 'styled-components'
import * as messages from '../../messages'
import { afterPage } from '../../parts/after-page'
import { usePart } from '../../parts/use-part'
import { searchSearch } from '../../search-schemas'
import { useNavigateByHref } from '../../use-navigate-by-href'
import { useSellsVip } from '../../use-sells-vip'
import { useHeaderAccount } from './use-header-account'

/** Keeps the place of the two switches, as large as they are. */
const ThemePlace = styled.span`
  inline-size: 76px;
  @media (pointer: coarse) {
    inline-size: 92px;
  }
`

const links = { home: '/', study: '/study-center', search: '/search' }

/** The header with this site's data and this visitor's account. */
export function SiteHeaderBar() {
  const { config, navs, navsState } = useSite()
  const { pathname, search, searchStr } = useLocation()
  const navigate = useNavigateByHref()
  const account = useHeaderAccount()
  const current = activeNavTrail(navs, pathname + searchStr)
  const hasVip = useSellsVip()
  const after = usePart(afterPage)
  return (
    <SiteHeader
      siteName={config.name}
      logo={config.logo}
      links={hasVip ? { ...links, vip: '/vip' } : links}
      pathname={pathname}
      nav={navsState === 'loading' ? undefined : [...navs]}
      isNavCurrent={(entry) => current.includes(entry.id)}
      account={account}
      keywords={pathname === '/search' ? searchSearch(search).keywords : undefined}
      onSearch={(keywords) => navigate(`/search?${new URLSearchParams({ keywords })}`)}
      onEmptySearch={() => toast.error(messages.keywordMissing)}
      announcement={after && <after.LatestAnnouncement />}
      themeSwitch={after ? <after.ThemeChoice /> : <ThemePlace />}
    />
  )
}
