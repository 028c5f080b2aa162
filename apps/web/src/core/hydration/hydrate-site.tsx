import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { boot, type CreateRouter, type Site } from '../boot'
import { leaveClicksToReact } from './queued-clicks'
import { Providers } from '../providers'
import { preloadPage } from '../router/preload-page'
import { readQuery } from '../router/read-query'
import { collectRenderedQueries, useHydration } from './use-hydration'

interface HydratedSiteProps extends Site {
  /** Hashes of the queries that the server rendered. */
  rendered: ReadonlySet<string>
  /** Resolves when React has hydrated the frame of the page. */
  whenRendered: Promise<void>
}

function HydratedSite({ rendered, whenRendered, ...site }: HydratedSiteProps) {
  useHydration(site, rendered, whenRendered)
  return (
    <Providers services={site.services}>
      <RouterClient router={site.router} />
    </Providers>
  )
}

/** Whether the server rendered this page for the URL. A static host sends one file for every query. */
export function isMadeFor(root: HTMLElement, { pathname, search }: Location): boolean {
  return root.dataset.path === pathname + readQuery(search)
}

/** Preloads a guarded page, whose HTML is only a skeleton. React would request its data and code later. */
function preloadGuardedPage({ router }: Site): void {
  const { latestLocation } = router
  const matches = router.matchRoutes(latestLocation)
  if (matches.some(({ routeId }) => routeId === '/_main/_signed-in'))
    preloadPage(router, latestLocation.href)
}

/** Hydrates a page that the server rendered, with the replies that the page contains. */
export async function hydrateSite(root: HTMLElement, createRouter: CreateRouter): Promise<void> {
  const site = boot(createRouter, { isServerMade: true })
  preloadGuardedPage(site)
  // Ends the task, so that the browser can handle a click on a link before React starts.
  await new Promise((resolve) => setTimeout(resolve))
  const { router, services } = site
  const { href } = router.latestLocation
  router.update({
    ...router.options,
    // Hydration keeps the scroll position. Pages that the user opens meanwhile start at the top.
    scrollRestoration: ({ location }) => services.hydration.isDone() || location.href !== href,
  })
  const rendered = collectRenderedQueries(services.queryClient)
  setupRouterSsrQueryIntegration({
    router,
    queryClient: services.queryClient,
    wrapQueryClient: false,
    handleRedirects: false,
    hydrateOptions: { defaultOptions: { deserializeData: JSON.parse } },
  })
  const whenRendered = new Promise<void>((resolve) => {
    router.subscribe('onRendered', () => resolve())
  })
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <HydratedSite {...site} rendered={rendered} whenRendered={whenRendered} />
      </StrictMode>,
    )
  })
  leaveClicksToReact()
}
