import { useSessionState } from '@shuyuan/session/react'
import { SiteProvider } from '@shuyuan/site/react'
import {
  BlockBoundary,
  lazyComponent,
  LinkProvider,
  StateImage,
  Toaster,
  usePreload,
} from '@shuyuan/ui'
import { HeadContent, Outlet, useLocation } from '@tanstack/react-router'
import { SiteAuthProvider } from '../features/auth'
import { PageChanges } from './focus/page-changes'
import { SiteLink } from '../core/links/site-link'
import { useNavigateByHref, usePreloadByHref } from '../core/links/link-navigation'
import { useFreshHead } from '../core/router/use-fresh-head'
import { useServices } from '../core/use-services'
import { useSiteData } from '../core/site/use-site-data'

/** Visitors do without. Code that could not be fetched is fetched again on the next page. */
const AccountNotices = lazyComponent(() =>
  import('./account-notices').then((code) => code.AccountNotices),
)

/** Without a network, or refused, a page is tried again with and without it. */
const NetworkNotices = lazyComponent(() =>
  import('./network-notices').then((code) => code.NetworkNotices),
)

/** Few schools have a phone site. */
const PhoneSiteBar = lazyComponent(() =>
  import('./phone-site-bar').then((code) => code.PhoneSiteBar),
)

/** Comes when a server says that it is in maintenance. */
const MaintenancePage = lazyComponent(() =>
  import('./maintenance-page').then((code) => code.MaintenancePage),
)

/** What stands around every page: site data, links, dialogs, messages. */
export function RootPage() {
  const { env } = useServices()
  const navigate = useNavigateByHref()
  const preload = usePreloadByHref()
  const { hasToken } = useSessionState()
  const pathname = useLocation({ select: (location) => location.pathname })
  const { maintenance, ...site } = useSiteData()
  // A failure shows its drawing also without a network.
  usePreload(StateImage)
  useFreshHead(site.config?.name)
  return (
    <SiteProvider {...site} flags={env.flags}>
      <LinkProvider navigate={navigate} preload={preload} link={SiteLink}>
        <SiteAuthProvider>
          {hasToken && (
            <BlockBoundary skeleton={null} fallback={null} resetKeys={[pathname]}>
              <AccountNotices />
            </BlockBoundary>
          )}
          <BlockBoundary skeleton={null} fallback={null} resetKeys={[pathname]}>
            <NetworkNotices />
          </BlockBoundary>
          {site.config?.h5Url && (
            <BlockBoundary skeleton={null} fallback={null}>
              <PhoneSiteBar />
            </BlockBoundary>
          )}
          {maintenance ? (
            <BlockBoundary skeleton={null}>
              <MaintenancePage {...maintenance} />
            </BlockBoundary>
          ) : (
            <>
              <HeadContent />
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
