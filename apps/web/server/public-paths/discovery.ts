import { createApiClient, type ApiClient } from '@shuyuan/api'
import { siteConfigQuery } from '@shuyuan/api/query'
import { QueryClient } from '@tanstack/react-query'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { readEnv } from '../../src/core/env'
import { siteUrlOf } from '../../src/core/site/site-url'
import { reasonOf, type Log } from '../create-log'
import { createSitemap } from './sitemap'

interface DiscoveryOptions {
  /** Value of `window.shuyuanConfig`. */
  settings: unknown
  apiUrl: string
  /** Cached calls to the API, such as for the school's settings. */
  fetchReply: typeof fetch
  /** Makes calls that wait for the call budget. */
  backgroundApi: ApiClient
  log: Log
}

/** How long a crawler waits for the sitemap, in ms. */
const patienceMs = 5000

const xml = {
  'Content-Type': 'application/xml; charset=utf-8',
  'Cache-Control': 'public, max-age=3600',
}

/** `Retry-After` in seconds: the time to read a school of 50,000 courses. */
const retryAfter = '300'

/** Serves `robots.txt` and the sitemap. */
export function createDiscovery({
  settings,
  apiUrl,
  fetchReply,
  backgroundApi,
  log,
}: DiscoveryOptions): Hono {
  const env = readEnv(settings, import.meta.env)
  const cachedApi = createApiClient({ baseUrl: apiUrl, fetch: fetchReply })

  async function readSiteUrl(): Promise<string> {
    const config = await new QueryClient().fetchQuery({
      ...siteConfigQuery(cachedApi),
      retry: false,
    })
    return siteUrlOf(env, config)
  }

  const sitemap = createSitemap({ api: backgroundApi, readSiteUrl })
  const app = new Hono()

  app.get('/robots.txt', async (context) => {
    const siteUrl = await readSiteUrl().catch(() => env.siteUrl)
    const lines = ['User-agent: *', 'Disallow:']
    if (siteUrl !== '') lines.push('', `Sitemap: ${siteUrl}/sitemap.xml`)
    return context.text(`${lines.join('\n')}\n`, 200, { 'Cache-Control': 'public, max-age=3600' })
  })

  app.get('/:name{sitemap(-\\d+)?\\.xml}', compress(), async (context) => {
    const late = new Promise<'late'>((resolve) => setTimeout(resolve, patienceMs, 'late'))
    const file = sitemap(context.req.param('name')).catch((error: unknown) => {
      log.warn({ reason: reasonOf(error) }, 'no sitemap')
      return 'late' as const
    })
    const text = await Promise.race([file, late])
    if (text === 'late') return context.text('', 503, { 'Retry-After': retryAfter })
    return text === null ? context.notFound() : context.body(text, 200, xml)
  })
  return app
}
