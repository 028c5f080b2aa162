import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { serveStatic } from '@hono/node-server/serve-static'
import { createBrand } from '@shuyuan/ui'
import { Hono } from 'hono'
import { accepts } from 'hono/accepts'
import { etag } from 'hono/etag'
import { secureHeaders } from 'hono/secure-headers'
import { readQuery, unreadQuery } from '../src/core/router/read-query'
import { canonicalPath } from '../src/core/router/canonical-path'
import type { RenderOptions } from '../src/entry-server'
import { createCallBudget } from './call-budget'
import { createDiscovery } from './discovery'
import { reasonOf, type Log } from './create-log'
import { cacheControl, createPageCache } from './page-cache'
import { createPageMaker } from './page-maker'
import { createPolicy } from './policy'
import { createReplyCache } from './reply-cache'
import type { Metrics } from './metrics'
import { readSettings, type BuiltSite } from './read-site'
import { securityHeaders } from './security-headers.mjs'
import queuedClicks from './queued-clicks.js?raw'
import deferredEntry from './deferred-entry.js?raw'

const decompress = promisify(gunzip)

export interface AppOptions {
  site: BuiltSite
  /** Folder of the built site, relative to the working directory. */
  root: string
  /** API URL for this server, and for browsers if `config.js` has none. */
  apiUrl: string
  /** Hosts that may be embedded. Overridden by `frameHosts` of `config.js`. */
  frameHosts: string[]
  /** How long replies and pages are fresh, in ms. 0 disables the caches. */
  freshMs: number
  /** Maximum calls to the API within any 60 seconds. */
  callsPerMinute: number
  /** How long a page waits for the API, in ms. */
  patienceMs: number
  /** Serves the empty shell for all pages, which the browser renders. */
  isStatic: boolean
  richText: RenderOptions['richText']
  /** Whether the server accepts new visitors. False while it drains. */
  isReady: () => boolean
  log: Log
  metrics?: Metrics
}

/** Maximum length of a path, in characters. The site's own paths are much shorter. */
const maxPathLength = 2000

/** Maximum length of a redirect target, in characters. Proxies reject responses with large headers. */
const maxTargetLength = 4000

/** Creates the rendering server, which serves pages, static files and health checks. */
export function createApp({
  site,
  root,
  apiUrl,
  frameHosts,
  freshMs,
  callsPerMinute,
  patienceMs,
  isStatic,
  richText,
  isReady,
  log,
  metrics,
}: AppOptions): Hono {
  const configured = readSettings(site.config)
  const settings = { apiBaseUrl: apiUrl, frameHosts, ...configured }
  const inlined = {
    settings: `window.shuyuanConfig = ${JSON.stringify(settings).replaceAll('<', '\\u003c')}`,
    brandCss: configured.brand?.accent ? readBrandCss(configured.brand.accent, log) : '',
    theme: site.theme,
    queuedClicks,
    deferredEntry,
  }
  const policyFor = createPolicy({
    api: [new URL(apiUrl).origin],
    frameHosts: settings.frameHosts ?? frameHosts,
  })
  const staleMs = 5 * freshMs
  const budget = createCallBudget({
    callsPerMinute,
    fetch: metrics?.countCalls(fetch),
  })
  metrics?.followBudget(budget.callsLeft)
  const fetchReply = createReplyCache({ freshMs, staleMs, patienceMs, fetch: budget.fetch })
  const cacheHeaders = { 'Cache-Control': cacheControl({ freshMs, staleMs }) }

  function redirectTo(location: string): Response {
    if (location.length > maxTargetLength) return new Response(null, { status: 414 })
    return new Response(null, { status: 302, headers: { Location: location, ...cacheHeaders } })
  }

  const makePage = createPageMaker({
    site,
    settings,
    inlined,
    policyFor,
    apiUrl,
    freshMs,
    staleMs,
    isStatic,
    richText,
    fetchReply,
    queryFetch: budget.queryFetch,
    log,
    metrics,
  })
  const pageAt = createPageCache(makePage, { freshMs, staleMs, onServe: metrics?.countPage })

  const app = new Hono()
  app.get('/healthz', (context) => context.text('ok'))
  app.get('/readyz', (context) =>
    context.text(isReady() ? 'ok' : 'draining', isReady() ? 200 : 503),
  )
  if (metrics) app.use(metrics.countRequests)
  app.use(secureHeaders(securityHeaders))
  app.use(async (context, next) => {
    if (new URL(context.req.url).pathname.length > maxPathLength) return context.body(null, 414)
    await next()
    const { headers } = context.res
    const isHtml = headers.get('Content-Type')?.startsWith('text/html') === true
    // Static HTML files have no policy yet.
    if (isHtml && !headers.has('Content-Security-Policy')) {
      context.header('Content-Security-Policy', policyFor([]))
    }
  })
  app.use(async (context, next) => {
    await next()
    // A draining server closes connections, so that they carry no more requests.
    if (!isReady()) context.header('Connection', 'close')
  })
  app.get('/config.js', (context) =>
    context.body(`${inlined.settings}\n`, 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
    }),
  )
  app.use('/assets/*', async (context, next) => {
    await next()
    if (context.res.ok) context.header('Cache-Control', 'public, max-age=31536000, immutable')
  })
  app.use('/sw.js', async (context, next) => {
    await next()
    // A broken service worker must be replaceable immediately.
    context.header('Cache-Control', 'no-cache')
    // A worker's own policy applies to its requests. Without one, nginx would add a policy that blocks them all.
    context.header('Content-Security-Policy', policyFor([]))
  })
  app.route(
    '/',
    createDiscovery({
      settings,
      apiUrl,
      fetchReply: (input) => fetchReply(input),
      backgroundFetch: budget.backgroundFetch,
      log,
    }),
  )
  app.get('/index.html', (context) => redirectTo(`/${new URL(context.req.url).search}`))
  // Only file paths have an extension.
  app.get('/:file{.+\\.[a-z\\d]+}', serveStatic({ root, precompressed: true }))
  app.get('/assets/*', (context) => context.notFound())
  app.get('*', etag(), async (context) => {
    const { pathname, search } = new URL(context.req.url)
    const path = canonicalPath(pathname)
    if (path !== pathname) return redirectTo(path + search)
    // Campaign parameters don't affect the page, so they are not part of the cache key.
    const page = await pageAt(`http://localhost${pathname}${readQuery(search)}`)
    const { status, headers, gzipped } = page
    if (headers.Location !== undefined) {
      return redirectTo(withQuery(headers.Location, unreadQuery(search)))
    }
    const encoding = accepts(context, {
      header: 'Accept-Encoding',
      supports: ['gzip'],
      default: 'identity',
    })
    const isGzip = encoding === 'gzip'
    return new Response(isGzip ? gzipped : new Uint8Array(await decompress(gzipped)), {
      status,
      headers: {
        ...headers,
        ...(isGzip && { 'Content-Encoding': 'gzip' }),
      },
    })
  })
  return app
}

/** Returns the CSS of the school's color. Logs an invalid color and uses the default themes. */
function readBrandCss(accent: string, log: Log): string {
  try {
    return createBrand({ accent }).css
  } catch (error) {
    log.error({ accent, reason: reasonOf(error) }, 'brand of config.js not applied')
    return ''
  }
}

function withQuery(location: string, query: string): string {
  return location.includes('?') ? location + query.replace('?', '&') : location + query
}
