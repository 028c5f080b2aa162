import type { Session } from '@shuyuan/session'
import {
  RouterProvider,
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
} from '@tanstack/react-router'
import { vi } from 'vitest'
import { siteConfigQuery } from '@shuyuan/api/query'
import { SessionProvider } from '@shuyuan/session/react'
import { SiteProvider } from '@shuyuan/site/react'
import { Toaster, toast } from '@shuyuan/ui'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { readEnv } from '../core/env'
import { createSiteRouter } from '../router'
import { createServices } from '../core/services'
import { SiteAuthProvider } from '../features/auth/sign-in/site-auth-provider'
import type { RouterContext } from '../core/router/router-context'
import { parseSearch, stringifySearch } from '../core/router/search-params'
import { useServices } from '../core/use-services'

/** Services whose API has another origin. */
export function testServices(options?: { isServerMade: boolean }) {
  return createServices(readEnv({ apiBaseUrl: 'https://api.site.example/' }, {}), options)
}

/**
 * Loads the site's routes at a path without rendering, with the home page as the previous history entry.
 * `prepare` can change the session before the guards run.
 */
export async function siteRouterAt(path: string, prepare?: (session: Session) => void) {
  const services = testServices()
  prepare?.(services.session)
  const router = createSiteRouter({ ...services, loginCode: null })
  const history = createMemoryHistory({ initialEntries: ['/', path] })
  router.update({ ...router.options, history })
  await router.load()
  await vi.waitFor(() => {
    if (router.state.status !== 'idle') throw new Error(`the router is ${router.state.status}`)
  })
  return { router, services, history }
}

function SiteFrame({ children }: { children: ReactNode }) {
  const { api, env } = useServices()
  const { data: config } = useQuery(siteConfigQuery(api))
  return (
    <SiteProvider config={config} flags={env.flags} navs={[]} navsState="ready">
      <SiteAuthProvider>{children}</SiteAuthProvider>
      <Toaster />
    </SiteProvider>
  )
}

/** Renders an element with the site's services, providers and toaster. */
export function renderInSite(
  element: ReactNode,
  context: Partial<RouterContext> = {},
  path = '/courses/detail/1',
) {
  toast.clear()
  const services: RouterContext = { ...testServices(), loginCode: null, ...context }
  const root = createRootRouteWithContext<RouterContext>()({
    component: () => <SiteFrame>{element}</SiteFrame>,
  })
  const anyPath = createRoute({ getParentRoute: () => root, path: '$' })
  const router = createRouter({
    routeTree: root.addChildren([anyPath]),
    context: services,
    parseSearch,
    stringifySearch,
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  const view = render(
    <QueryClientProvider client={services.queryClient}>
      <SessionProvider session={services.session}>
        <RouterProvider router={router} />
      </SessionProvider>
    </QueryClientProvider>,
  )
  return { ...view, services, router }
}
