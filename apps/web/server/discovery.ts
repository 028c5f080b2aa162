import { createApiClient } from '@shuyuan/api'
import { siteConfigQuery } from '@shuyuan/api/query'
import { QueryClient } from '@tanstack/react-query'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { readEnv } from '../src/core/env'
import { siteUrlOf } from '../src/core/site/site-url'
import { reasonOf, type Log } from './create-log'
import { createSitemap } from './sitemap'

interface DiscoveryOptions {
  /** What `window.shuyuanConfig` is in the browser. */
  settings: unknown
  apiUrl: string
  /** Asks the API for what is kept, such as the school's settings. */
  fetchReply: typeof fetch
  /** Asks the API in the background, when its limit allows. */
  patientFetch: typeof fetch
  log: Log
  /** How long a crawler waits for a list that is still being made, in ms. @default 5000 */
  patienceMs?: number
}

const xml = {
  'Content-Type': 'application/xml; charset=utf-8',
  'Cache-Control': 'public, max-age=3600',
}

/** A school of 50,000 courses is read within so many seconds. */
const retryAfter = '300'

/** A call that has to wait for the API's limit waits a minute, then the API has its time. */
const patientMs = 75_000

/** What search engines ask for beside the pages: `robots.txt` and the sitemap. */
export function createDiscovery({
  settings,
  apiUrl,
  fetchReply,
  patientFetch,
  log,
  patienceMs = 5000,
}: DiscoveryOptions): Hono {
  const env = readEnv(settings, import.meta.env)
  const keptApi = createApiClient({ baseUrl: apiUrl, fetch: fetchReply })

  async function readSiteUrl(): Promise<string> {
    const config = await new QueryClient().fetchQuery({ ...siteConfigQuery(keptApi), retry: false })
    return siteUrlOf(env, config)
  }

  const api = createApiClient({ baseUrl: apiUrl, fetch: patientFetch, timeoutMs: patientMs })
  const sitemap = createSitemap({ api, readSiteUrl })
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
