import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { boot, type CreateRouter, type Site } from '../boot'
import { leaveTapsToReact } from './queued-clicks'
import { Providers } from '../providers'
import { readQuery } from '../router/read-query'
import { collectReplies, useTakeOver } from './use-hydration'

interface TakenOverSiteProps extends Site {
  /** Hashes of the queries that came along with the page. */
  replies: ReadonlySet<string>
}

function TakenOverSite({ replies, ...site }: TakenOverSiteProps) {
  useTakeOver(site, replies)
  return (
    <Providers services={site.services}>
      <RouterClient router={site.router} />
    </Providers>
  )
}

/** Whether a page is what the URL asks for. A host of files sends the same page for every query. */
export function isMadeFor(root: HTMLElement, { pathname, search }: Location): boolean {
  return root.dataset.path === pathname + readQuery(search)
}

/** Takes over a page that a server made, with the replies that came along. */
export async function hydrateSite(root: HTMLElement, createRouter: CreateRouter): Promise<void> {
  const site = boot(createRouter, { isServerMade: true })
  // In a task of its own, as each of the scripts: a tap on a link is answered between them.
  await new Promise((resolve) => setTimeout(resolve))
  const { router, services } = site
  const { href } = router.latestLocation
  router.update({
    ...router.options,
    // The page stays where it was scrolled until it is taken over; one that is opened meanwhile does not.
    scrollRestoration: ({ location }) => services.takeOver.isDone() || location.href !== href,
  })
  const replies = collectReplies(services.queryClient)
  setupRouterSsrQueryIntegration({
    router,
    queryClient: services.queryClient,
    wrapQueryClient: false,
    handleRedirects: false,
  })
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <TakenOverSite {...site} replies={replies} />
      </StrictMode>,
    )
  })
  leaveTapsToReact()
}
