import { ApiError, isApiError } from '@shuyuan/api'
import {
  createRouter,
  createSerializationAdapter,
  type LocationRewrite,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { CrashPage } from './shell/errors/crash-page'
import { routeTree } from './route-tree.gen'
import { parseSearch, stringifySearch } from './core/router/search-params'
import type { RouterContext } from './core/router/router-context'

/** Serializes API errors for hydration. By default the router keeps only their message. */
const apiErrorAdapter = createSerializationAdapter({
  key: 'ApiError',
  test: isApiError,
  toSerializable: ({ kind, message, code, status, isServerText }) => ({
    kind,
    message,
    code,
    status,
    isServerText,
  }),
  fromSerializable: (fields) => new ApiError(fields),
})

/** Escapes `$` in paths, which the router would parse as a parameter. */
const dollarRewrite: LocationRewrite = {
  input: ({ url }) => {
    if (url.pathname.includes('$')) url.pathname = url.pathname.replaceAll('$', '%24')
    return url
  },
  output: ({ url }) => {
    if (url.pathname.includes('%24')) url.pathname = url.pathname.replaceAll('%24', '$')
    return url
  },
}

/** The site's router over one visit's services. */
export function createSiteRouter(context: RouterContext) {
  const router = createRouter({
    routeTree,
    context,
    parseSearch,
    stringifySearch,
    rewrite: dollarRewrite,
    scrollRestoration: true,
    defaultPreloadStaleTime: 0,
    // Moves the cover from a card to its course and to the player. CSS names the cover, so no types are needed. Off
    // on phones, where capturing the page delays a tap by 300 ms.
    defaultViewTransition: {
      types: ({ fromLocation, pathChanged, toLocation }) =>
        fromLocation !== undefined &&
        pathChanged &&
        (fromLocation.pathname + toLocation.pathname).includes('detail/') &&
        matchMedia('(min-width: 1024px) and (prefers-reduced-motion: no-preference)').matches &&
        [],
    },
    // Pages show their own skeletons; a pending screen in between would only flicker.
    defaultPendingMs: 10_000,
    // Otherwise a guarded page shows the skeleton of the server's HTML for half a second longer than it needs.
    defaultPendingMinMs: 0,
    notFoundMode: 'root',
    defaultErrorComponent: CrashPage,
  })
  // The type of `createRouter` leaves this option to TanStack Start.
  router.options.serializationAdapters = [apiErrorAdapter]
  return router
}

/** The router with every route's types. */
export type SiteRouter = ReturnType<typeof createSiteRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: SiteRouter
  }
  interface StaticDataRouteOption {
    /** Title of the page in its document, in breadcrumbs and as the redirect target of a login. */
    title?: string
    /** Replaces the default head of a page, which is its title. Renders `PageHead`. */
    head?: ReactNode
    /** The page has the tab bar on phones. */
    hasTabBar?: boolean
    /** The page begins with its content, such as a video, without the announcement above the header. */
    hidesAnnouncement?: boolean
    /** Shown in place of a guarded page until the session is known. The server renders it. */
    skeleton?: ReactNode
  }
}
