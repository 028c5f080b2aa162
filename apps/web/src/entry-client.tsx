import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { adoptRenderedReplies } from './core/account/rendered-replies'
import { allowHarmlessText } from './core/browser/allow-harmless-text'
import { App, Providers } from './core/app'
import { boot, type Site } from './core/boot'
import { preloadPage } from './core/router/use-preload-on-intent'
import { readQuery } from './core/router/read-query'
import { createSiteRouter } from './router'

/** Tests for the APIs of `polyfills.ts`. */
const isModern = 'checkVisibility' in Element.prototype

/** Whether the server rendered this page for the URL. A static host sends one file for every query. */
function isServerMade(root: HTMLElement): boolean {
  const { pathname, search } = window.location
  return window.$_TSR !== undefined && root.dataset.path === pathname + readQuery(search)
}

/** Preloads a guarded page, whose HTML is only a skeleton. React would request its data and code later. */
function preloadGuardedPage({ router }: Site): void {
  const { latestLocation } = router
  const matches = router.matchRoutes(latestLocation)
  if (matches.some(({ routeId }) => routeId === '/_main/_signed-in'))
    preloadPage(router, latestLocation.href)
}

/** Adds the replies of the page to the cache. */
function readReplies({ router, services }: Site): void {
  setupRouterSsrQueryIntegration({
    router,
    queryClient: services.queryClient,
    wrapQueryClient: false,
    handleRedirects: false,
    hydrateOptions: { defaultOptions: { deserializeData: JSON.parse } },
  })
  const { hydrate } = router.options
  router.options.hydrate = async (dehydrated) => {
    await hydrate?.(dehydrated)
    router.subscribe('onBeforeNavigate', adoptRenderedReplies(services))
  }
}

/** Ends the task, so that the browser can handle input. */
const pause = () => new Promise((resolve) => setTimeout(resolve))

async function hydrate(root: HTMLElement): Promise<void> {
  await pause()
  const site = boot(createSiteRouter, { isServerMade: true })
  const { router, services } = site
  preloadGuardedPage(site)
  await pause()
  let isRendered = false
  // The user may have scrolled the page before it is hydrated.
  router.update({ ...router.options, scrollRestoration: () => isRendered })
  router.subscribe('onRendered', () => {
    isRendered = true
  })
  readReplies(site)
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <Providers services={services}>
          <RouterClient router={router} />
        </Providers>
      </StrictMode>,
    )
  })
}

async function start(root: HTMLElement | null) {
  if (!isModern) await import('./polyfills').catch(() => undefined)
  allowHarmlessText()
  if (root === null) throw new Error('index.html lacks #root')
  if (isServerMade(root)) return hydrate(root)
  createRoot(root).render(
    <StrictMode>
      <App {...boot(createSiteRouter)} />
    </StrictMode>,
  )
}

void start(document.getElementById('root'))
