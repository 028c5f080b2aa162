import { useSessionState } from '@shuyuan/session/react'
import { SiteProvider } from '@shuyuan/site/react'
import {
  ErrorBoundary,
  lazyComponent,
  LinkProvider,
  StateImage,
  Toaster,
  usePreload,
} from '@shuyuan/ui'
import { Outlet, useMatches } from '@tanstack/react-router'
import { SiteAuthProvider } from '../features/auth'
import { PageChanges } from './focus/page-changes'
import { useNavigateByHref } from '../core/links/link-navigation'
import { usePreloadOnIntent } from '../core/links/use-preload-on-intent'
import { OptionalPart } from '../core/page/optional-part'
import { PageHead } from '../core/page/page-head'
import { useServices } from '../core/use-services'
import { useIsPageKept } from '../core/site/use-is-page-kept'
import { useSiteData } from '../core/site/use-site-data'

// Only for learners. A failed import is retried on the next page.
const AccountNotices = lazyComponent(() =>
  import('./account-notices').then((code) => code.AccountNotices),
)

// Only shows notices: queries are retried without it, too.
const NetworkNotices = lazyComponent(() =>
  import('./network-notices').then((code) => code.NetworkNotices),
)

// Lazy, because few schools have a phone site.
const PhoneSiteBar = lazyComponent(() =>
  import('./phone-site-bar').then((code) => code.PhoneSiteBar),
)

const MaintenancePage = lazyComponent(() =>
  import('./maintenance-page').then((code) => code.MaintenancePage),
)

const MaintenanceBar = lazyComponent(() =>
  import('./maintenance-bar').then((code) => code.MaintenanceBar),
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
          <OptionalPart>
            <NetworkNotices />
          </OptionalPart>
          {site.config?.h5Url && (
            <OptionalPart>
              <PhoneSiteBar />
            </OptionalPart>
          )}
          {maintenance && !isPageKept ? (
            <ErrorBoundary skeleton={null}>
              <MaintenancePage {...maintenance} />
            </ErrorBoundary>
          ) : (
            <>
              <RouteHead />
              {maintenance && (
                <OptionalPart>
                  <MaintenanceBar />
                </OptionalPart>
              )}
              <Outlet />
            </>
          )}
          <Toaster />
          <PageChanges />
        </SiteAuthProvider>
      </LinkProvider>
    </SiteProvider>
  )
}
