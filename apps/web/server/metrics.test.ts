// @vitest-environment node
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { createMetrics } from './metrics'

const printed = async ({ app }: ReturnType<typeof createMetrics>) =>
  (await app.request('/metrics')).text()

it('counts requests by route and status, not by URL', async () => {
  const metrics = createMetrics()
  const site = new Hono()
  site.use(metrics.countRequests)
  site.get('/courses/:id', (context) => context.text('ok'))
  await site.request('/courses/1')
  await site.request('/courses/2?utm_source=3')
  await site.request('/nothing')
  const text = await printed(metrics)
  expect(text).toMatch(/^http_requests_total\{.*route="\/courses\/:id".*status="200".*\} 2$/m)
  expect(text).toMatch(/^http_requests_total\{.*status="404".*\} 1$/m)
  expect(text).not.toContain('utm_source')
})

it('counts calls to the API by outcome', async () => {
  const metrics = createMetrics()
  const answers = [
    async () => new Response('{}'),
    async () => new Response('', { status: 502 }),
    async () => Promise.reject(new TypeError('fetch failed')),
  ]
  const [answered, refused, failed] = answers.map(metrics.countCalls)
  await answered?.('https://api.example/')
  await refused?.('https://api.example/')
  await expect(failed?.('https://api.example/')).rejects.toThrow('fetch failed')
  const text = await printed(metrics)
  for (const outcome of ['answered', 'refused', 'failed']) {
    expect(text).toContain(`shuyuan_api_call_duration_seconds_count{outcome="${outcome}"} 1`)
  }
})

it('counts pages without content, and includes process metrics', async () => {
  const metrics = createMetrics()
  expect(await printed(metrics)).toContain('shuyuan_pages_without_content_total 0')
  metrics.countEmptyPage()
  const text = await printed(metrics)
  expect(text).toContain('shuyuan_pages_without_content_total 1')
  expect(text).toMatch(/^nodejs_eventloop_lag_seconds /m)
  expect(text).toMatch(/^process_resident_memory_bytes \d+/m)
})

it('counts pages by source and renders, and reads the call budget', async () => {
  const metrics = createMetrics()
  let left = 20
  metrics.followBudget(() => left)
  for (const source of ['fresh', 'fresh', 'stale', 'rendered'] as const) metrics.countPage(source)
  metrics.startRender()()
  left = 7
  const text = await printed(metrics)
  expect(text).toContain('shuyuan_pages_total{source="fresh"} 2')
  expect(text).toContain('shuyuan_pages_total{source="stale"} 1')
  expect(text).toContain('shuyuan_pages_total{source="rendered"} 1')
  expect(text).toContain('shuyuan_page_render_duration_seconds_count 1')
  expect(text).toContain('shuyuan_api_calls_left 7')
})
