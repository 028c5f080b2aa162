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
import { HeadContent, Outlet, useLocation } from '@tanstack/react-router'
import { SiteAuthProvider } from '../features/auth'
import { PageChanges } from './focus/page-changes'
import { useNavigateByHref } from '../core/links/link-navigation'
import { usePreloadOnIntent } from '../core/links/use-preload-on-intent'
import { useFreshHead } from '../core/router/use-fresh-head'
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
function LearnerNotices({ pathname }: { pathname: string }) {
  const hasToken = useSessionState((state) => state.hasToken)
  if (!hasToken) return null
  return (
    <ErrorBoundary skeleton={null} fallback={null} resetKeys={[pathname]}>
      <AccountNotices />
    </ErrorBoundary>
  )
}

/** Root of every page: site data, links, dialogs and toasts. */
export function RootPage() {
  const { env } = useServices()
  const navigate = useNavigateByHref()
  const pathname = useLocation({ select: (location) => location.pathname })
  const { maintenance, ...site } = useSiteData()
  const isPageKept = useIsPageKept(maintenance !== null)
  // Preloaded, so that offline errors have their image.
  usePreload(StateImage)
  usePreloadOnIntent()
  useFreshHead(site.config?.name)
  return (
    <SiteProvider {...site} flags={env.flags}>
      <LinkProvider navigate={navigate}>
        <SiteAuthProvider>
          <LearnerNotices pathname={pathname} />
          <ErrorBoundary skeleton={null} fallback={null} resetKeys={[pathname]}>
            <NetworkNotices />
          </ErrorBoundary>
          {site.config?.h5Url && (
            <ErrorBoundary skeleton={null} fallback={null}>
              <PhoneSiteBar />
            </ErrorBoundary>
          )}
          {maintenance && !isPageKept ? (
            <ErrorBoundary skeleton={null}>
              <MaintenancePage {...maintenance} />
            </ErrorBoundary>
          ) : (
            <>
              <HeadContent />
              {maintenance && (
                <ErrorBoundary skeleton={null} fallback={null}>
                  <MaintenanceBar />
                </ErrorBoundary>
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
