import { useSessionState } from '@shuyuan/session/react'
import { SiteProvider } from '@shuyuan/site/react'
import { lazyComponent, LinkProvider, StateImage, Toaster, usePreload } from '@shuyuan/ui'
import { Outlet, useMatches } from '@tanstack/react-router'
import { SiteAuthProvider } from '../features/auth'
import { useNavigateByHref } from '../core/router/link-navigation'
import { usePreloadOnIntent } from '../core/router/use-preload-on-intent'
import { OptionalPart } from '../core/page/optional-part'
import { PageHead } from '../core/page/page-head'
import { useServices } from '../core/use-services'
import { useIsPageKept } from '../core/site/use-is-page-kept'
import { useSiteData } from '../core/site/use-site-data'
import { SiteVipTerms } from '../core/site/site-vip-terms'
import { PageChanges } from './focus/page-changes'
import { MaintenancePage } from './errors/maintenance-page'
import * as messages from './messages'
import { NetworkNotices } from './notices/network-notices'
import { NoticeBar } from './notices/notice-bar'
import { PhoneSiteBar } from './notices/phone-site-bar'

// Only for learners. A failed import is retried on the next page.
const AccountNotices = lazyComponent(() =>
  import('./notices/account-notices').then((code) => code.AccountNotices),
)

/** Separate, so that a sign-in does not render the page again. */
function LearnerNotices() {
  const hasToken = useSessionState((state) => state.hasToken)
  if (!hasToken) return null
  return (
    <OptionalPart>
      <AccountNotices />
    </OptionalPart>
  )
}

/** Title and description of the current route. Missing pages have their own. */
function RouteHead() {
  const { title, head } = useMatches({ select: (matches) => matches.at(-1)?.staticData }) ?? {}
  return head ?? (title !== undefined && <PageHead title={title} />)
}

/** Root of every page: site data, links, dialogs and toasts. */
export function RootPage() {
  const { env } = useServices()
  const navigate = useNavigateByHref()
  const { maintenance, ...site } = useSiteData()
  const isPageKept = useIsPageKept(maintenance !== null)
  // Preloaded, so that offline errors have their image.
  usePreload(StateImage)
  usePreloadOnIntent()
  return (
    <SiteProvider {...site} flags={env.flags}>
      <LinkProvider navigate={navigate}>
        <SiteAuthProvider>
          <LearnerNotices />
          <NetworkNotices />
          {site.config?.h5Url && <PhoneSiteBar />}
          {maintenance && !isPageKept ? (
            <MaintenancePage {...maintenance} />
          ) : (
            <>
              <RouteHead />
              {maintenance && <NoticeBar>{messages.maintenanceBar}</NoticeBar>}
              <SiteVipTerms>
                <Outlet />
              </SiteVipTerms>
            </>
          )}
          <Toaster />
          <PageChanges />
        </SiteAuthProvider>
      </LinkProvider>
    </SiteProvider>
  )
}
