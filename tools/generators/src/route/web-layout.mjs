/** Where the site keeps what a page is made of, from the root of the workspace. */
export const webLayout = {
  root: 'apps/web',
  /** Route files. */
  routes: 'apps/web/src/routes',
  /** Folder of features: each holds its pages with their sentences, stories and tests. */
  features: 'apps/web/src/features',
  /** What a route gives as its head: title, description, robots. */
  pageHead: 'apps/web/src/app/router/page-head.ts',
  /** Frame of an ordinary page: heading, width. */
  pageBody: 'apps/web/src/app/page/page-body.tsx',
  /** What a story of a page is made of. */
  pageStory: 'apps/web/src/testing/page-story.ts',
  /** The whole site as a story shows it. */
  sitePage: 'apps/web/src/testing/site-page.tsx',
  /** Schemas of queries. */
  searchSchemas: 'apps/web/src/app/router/search-schemas.ts',
  /** The router's own list of the route files, which its plugin writes. */
  routeTree: 'apps/web/src/app/router/route-tree.gen.ts',
  /** Sample values of parameters for the browser tests. */
  samples: 'apps/web/e2e/site-routes.ts',
  /** What each route asks the server for, and when. */
  roundTrips: 'apps/web/e2e/round-trips.spec.ts',
}

/** Route folders whose layouts a page stands in, with and without a guard. */
export const layouts = { open: ['_main'], guarded: ['_main', '_signed-in'] }
