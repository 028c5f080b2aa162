import { siteConfigQuery } from '@shuyuan/api/query'
import { SessionProvider } from '@shuyuan/session/react'
import { SiteProvider } from '@shuyuan/site/react'
import { toast, Toaster } from '@shuyuan/ui'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { SiteAuthProvider } from '../features/auth/site-auth-provider'
import type { RouterContext } from '../app/router/router-context'
import { parseSearch, stringifySearch } from '../app/router/search-params'
import { testServices } from './site-router.fixture'
import { useServices } from '../app/use-services'

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

/** Renders a part of the site with the site's services, its providers and a toaster. */
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
