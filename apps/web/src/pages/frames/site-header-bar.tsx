import { SiteHeader } from '@shuyuan/layout'
import { activeNavId } from '@shuyuan/site'
import { useSite } from '@shuyuan/site/react'
import { toast } from '@shuyuan/ui'
import { useLocation } from '@tanstack/react-router'
import { messages } from '../../messages'
import { useNavigateByHref } from '../../use-navigate-by-href'
import { useSellsVip } from '../../use-sells-vip'
import { LatestAnnouncement } from './latest-announcement'
import { ThemeChoice } from './theme-choice'
import { useHeaderAccount } from './use-header-account'

const links = { home: '/', study: '/study-center', search: '/search' }

/** The header with this site's data and this visitor's account. */
export function SiteHeaderBar() {
  const { config, navs, navsState } = useSite()
  const { pathname, search } = useLocation()
  const navigate = useNavigateByHref()
  const account = useHeaderAccount()
  const current = activeNavId(navs, pathname)
  const hasVip = useSellsVip()
  return (
    <SiteHeader
      siteName={config.name}
      logo={config.logo}
      links={hasVip ? { ...links, vip: '/vip' } : links}
      pathname={pathname}
      nav={navsState === 'loading' ? undefined : [...navs]}
      isNavCurrent={(entry) => entry.id === current}
      account={account}
      keywords={pathname === '/search' ? search.keywords : undefined}
      onSearch={(keywords) => navigate(`/search?${new URLSearchParams({ keywords })}`)}
      onEmptySearch={() => toast.error(messages.keywordMissing)}
      announcement={<LatestAnnouncement />}
      themeSwitch={<ThemeChoice />}
    />
  )
}
