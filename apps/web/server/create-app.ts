import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { serveStatic } from '@hono/node-server/serve-static'
import { createApiClient } from '@shuyuan/api'
import { pathFromPhoneSite } from '@shuyuan/site'
import { createBrand } from '@shuyuan/ui'
import { Hono, type MiddlewareHandler } from 'hono'
import { accepts } from 'hono/accepts'
import { etag } from 'hono/etag'
import { secureHeaders } from 'hono/secure-headers'
import { readEnv } from '../src/core/env'
import { readQuery, unreadQuery } from '../src/core/router/read-query'
import { canonicalPath } from '../src/core/router/canonical-path'
import type { AppOptions } from './app-options'
import { createCallBudget } from './api-calls/call-budget'
import { createDiscovery } from './public-paths/discovery'
import { createUnknownCourse } from './public-paths/known-courses'
import { limitBody } from './api-calls/limit-body'
import { cacheControl, createPageCache } from './pages/page-cache'
import { createPageMaker } from './pages/page-maker'
import { createPolicy } from './security/policy'
import { createReplyCache } from './api-calls/reply-cache'
import { readSettings } from './read-site'
import { securityHeaders } from './security/security-headers.mjs'
import queuedClicks from './pages/queued-clicks.js?raw'
import deferredEntry from './pages/deferred-entry.js?raw'

const decompress = promisify(gunzip)

/** Maximum length of a path, in characters. The site's own paths are much shorter. */
const maxPathLength = 2000

/** Timeout of background calls, which may wait a minute for the call budget. */
const backgroundTimeoutMs = 75_000

/** Maximum length of a redirect target, in characters. Proxies reject responses with large headers. */
const maxTargetLength = 4000

/** For files that can change with each release, such as a service worker. */
const noCache: MiddlewareHandler = async (context, next) => {
  await next()
  if (context.res.ok) context.header('Cache-Control', 'no-cache')
}

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
  const settings = { apiBaseUrl: apiUrl, frameHosts, ...readSettings(site.config, log) }
  const env = readEnv(settings, import.meta.env)
  for (const problem of env.problems) log.error({ problem }, 'setting of config.js ignored')
  const inlined = {
    settings: `window.shuyuanConfig = ${JSON.stringify(settings).replaceAll('<', '\\u003c')}`,
    brandCss: env.accent === undefined ? '' : createBrand({ accent: env.accent }).css,
    theme: site.theme,
    queuedClicks,
    deferredEntry,
  }
  const policyFor = createPolicy({
    api: [new URL(apiUrl).origin],
    frameHosts: env.frameHosts,
  })
  const staleMs = 5 * freshMs
  const budget = createCallBudget({
    callsPerMinute,
    fetch: limitBody(metrics?.countCalls(fetch) ?? fetch),
  })
  metrics?.followBudget(budget.callsLeft)
  const fetchReply = createReplyCache({ freshMs, staleMs, patienceMs })
  const cacheHeaders = { 'Cache-Control': cacheControl({ freshMs, staleMs }) }

  function redirectTo(location: string, status: 301 | 302 = 302): Response {
    if (location.length > maxTargetLength) return new Response(null, { status: 414 })
    return new Response(null, { status, headers: { Location: location, ...cacheHeaders } })
  }

  const backgroundApi = createApiClient({
    baseUrl: apiUrl,
    fetch: budget.backgroundFetch,
    timeoutMs: backgroundTimeoutMs,
  })
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
    callsFor: budget.callsFor,
    isUnknownCourse: createUnknownCourse(backgroundApi),
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
    // A worker's own policy applies to its requests. Without one, nginx would add a policy that blocks them all.
    context.header('Content-Security-Policy', policyFor([]))
  })
  app.route(
    '/',
    createDiscovery({
      settings,
      apiUrl,
      fetchReply: (input) => fetchReply(input, budget.callsFor({ isRare: false })),
      backgroundApi,
      log,
    }),
  )
  app.get('/index.html', (context) => redirectTo(`/${new URL(context.req.url).search}`))
  // Files of the build that are not for visitors.
  app.get('/.vite/*', (context) => context.notFound())
  app.get('/:file{.+\\.(?:br|gz)}', (context) => context.notFound())
  // Only file paths have an extension.
  app.get('/:file{.+\\.[a-z\\d]+}', noCache, serveStatic({ root, precompressed: true }))
  app.get('/assets/*', (context) => context.notFound())
  app.get('*', etag(), async (context) => {
    const { pathname, search } = new URL(context.req.url)
    const moved = pathFromPhoneSite(pathname)
    if (moved !== null) return redirectTo(moved + search, 301)
    const path = canonicalPath(pathname)
    if (path !== pathname) return redirectTo(path + search)
    // Set by the proxy in front. The limit per client needs it, and nothing else does.
    const client = context.req.header('X-Real-IP')
    // Campaign parameters don't affect the page, so they are not part of the cache key.
    const page = await pageAt(`http://localhost${pathname}${readQuery(search)}`, client)
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

function withQuery(location: string, query: string): string {
  return location.includes('?') ? location + query.replace('?', '&') : location + query
}
