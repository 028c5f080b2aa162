import { SiteProvider } from '@shuyuan/site/react'
import { BlockBoundary, LinkProvider, Toaster } from '@shuyuan/ui'
import { Outlet } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { AccountDialogsProvider } from '../../auth/account-dialogs-provider'
import { PageChanges } from '../../focus/page-changes'
import { useNavigateByHref } from '../../use-navigate-by-href'
import { useServices } from '../../use-services'
import { useSiteData } from '../../site/use-site-data'
import { MaintenancePage } from '../maintenance/maintenance-page'
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

/** What stands around every page: site data, links, dialogs, messages. */
export function RootPage() {
  const { env } = useServices()
  const navigate = useNavigateByHref()
  const { maintenance, ...site } = useSiteData()
  const account = useAccountPart()
  useRateLimitNotice()
  return (
    <SiteProvider {...site} flags={env.flags}>
      <LinkProvider navigate={navigate}>
        <AccountDialogsProvider>
          {account && <account.AccountSignals />}
          <PhoneSite h5Url={site.config?.h5Url ?? ''} />
          {maintenance ? <MaintenancePage {...maintenance} /> : <Outlet />}
          <Toaster />
          <PageChanges />
        </AccountDialogsProvider>
      </LinkProvider>
    </SiteProvider>
  )
}
