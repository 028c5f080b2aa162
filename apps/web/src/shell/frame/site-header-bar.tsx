import { AppearanceMenu, SiteHeader, type SiteHeaderProps } from '@shuyuan/layout'
import { activeNavPath } from '@shuyuan/site'
import { useSite } from '@shuyuan/site/react'
import { toast } from '@shuyuan/ui'
import { useLocation, useMatches, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useHref } from '../../core/router/use-href'
import { useNavigateByHref } from '../../core/router/link-navigation'
import { LatestAnnouncement } from '../../features/announcements'
import { suggest } from '../../features/search'
import { useSellsVip } from '../../core/site/vip'
import * as messages from '../messages'
import { OfflineStrip } from '../notices/offline-strip'
import { ThemeChoice } from './theme-choice'
import { useHeaderAccount } from './use-header-account'

// Constants, so that a change of the URL does not render them again.
const announcement = <LatestAnnouncement />
const appearance = (
  <AppearanceMenu>
    <ThemeChoice />
  </AppearanceMenu>
)

/** Separate, so that a change of the account renders no other part of the header. */
function AccountHeader(header: Omit<SiteHeaderProps, 'account'>) {
  return <SiteHeader {...header} account={useHeaderAccount()} />
}

/** Header with this site's data and the user's account, and the line below it while the network is lost. */
export function SiteHeaderBar() {
  const { config, navs, navsState } = useSite()
  const pathname = useLocation({ select: (location) => location.pathname })
  const current = useLocation({
    select: ({ pathname, searchStr }) => activeNavPath(navs, pathname + searchStr),
    structuralSharing: true,
  })
  const search = useSearch({ from: '/_main/search', shouldThrow: false })
  const navigate = useNavigateByHref()
  const href = useHref()
  const hidesAnnouncement = useMatches({
    select: (matches) => matches.some(({ staticData }) => staticData.hidesAnnouncement),
  })
  const hasVip = useSellsVip()
  return (
    <>
      <AccountHeader
        siteName={config.name}
        logo={config.logo}
        links={{
          home: href({ to: '/' }),
          study: href({ to: '/study-center' }),
          search: href({ to: '/search' }),
          vip: hasVip ? href({ to: '/vip' }) : undefined,
        }}
        pathname={pathname}
        nav={navsState === 'loading' ? undefined : navs}
        isNavCurrent={useCallback(({ id }) => current.includes(id), [current])}
        keywords={search?.keywords}
        onSearch={(keywords) => navigate(href({ to: '/search', search: { keywords } }))}
        onEmptySearch={() => toast.error(messages.keywordMissing)}
        searchSuggestions={suggest}
        announcement={hidesAnnouncement ? undefined : announcement}
        appearance={appearance}
      />
      <OfflineStrip />
    </>
  )
}
