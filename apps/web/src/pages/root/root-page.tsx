import { navsQuery, siteConfigQuery } from '@shuyuan/api/query'
import { SiteProvider } from '@shuyuan/site/react'
import { BlockBoundary, LinkProvider, Toaster } from '@shuyuan/ui'
import { useQuery } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { AccountDialogsProvider } from '../../auth/account-dialogs-provider'
import { PageChanges } from '../../focus/page-changes'
import { useNavigateByHref } from '../../use-navigate-by-href'
import { useServices } from '../../use-services'
import { useAccountPart } from './use-account-part'
import { useRateLimitNotice } from './use-rate-limit-notice'

const PhoneSiteBar = lazy(() =>
  import('./phone-site-bar').then((module) => ({ default: module.PhoneSiteBar })),
)

/** Sites without a phone site, most of them, never fetch this code. */
function PhoneSite({ h5Url }: { h5Url: string }) {
  if (h5Url === '') return null
  return (
    <BlockBoundary>
      <Suspense>
        <PhoneSiteBar />
      </Suspense>
    </BlockBoundary>
  )
}

const navsStates = { pending: 'loading', error: 'failed', success: 'ready' } as const

/** What stands around every page: site data, links, dialogs, messages. */
export function RootPage() {
  const { api, env } = useServices()
  const navigate = useNavigateByHref()
  const config = useQuery(siteConfigQuery(api))
  const navs = useQuery(navsQuery(api))
  const account = useAccountPart()
  useRateLimitNotice()
  return (
    <SiteProvider
      config={config.data}
      flags={env.flags}
      navs={navs.data}
      navsState={navsStates[navs.status]}
    >
      <LinkProvider navigate={navigate}>
        <AccountDialogsProvider>
          {account && <account.AccountSignals />}
          <PhoneSite h5Url={config.data?.h5Url ?? ''} />
          <Outlet />
          <Toaster />
          <PageChanges />
        </AccountDialogsProvider>
      </LinkProvider>
    </SiteProvider>
  )
}
