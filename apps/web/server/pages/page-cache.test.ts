// @vitest-environment node
import { expect, it, vi } from 'vitest'
import type { Page } from './page'
import { createPageCache } from './page-cache'

function page(html: string, changes: Partial<Page> = {}): Page {
  return {
    status: 200,
    headers: {},
    gzipped: new TextEncoder().encode(html),
    isCacheable: true,
    ...changes,
  }
}

const htmlAt = async (pageAt: ReturnType<typeof createPageCache>, url: string) =>
  new TextDecoder().decode((await pageAt(url)).gzipped)

it('renders each page once, and serves it until it is stale', async () => {
  const make = vi.fn(async (url: string) => page(url))
  const pageAt = createPageCache(make, { freshMs: 60_000, staleMs: 300_000 })
  await Promise.all([pageAt('/'), pageAt('/'), pageAt('/vip')])
  expect(await htmlAt(pageAt, '/')).toBe('/')
  expect(make.mock.calls.map(([url]) => url)).toEqual(['/', '/vip'])
})

const kinds: [kind: string, make: (url: string) => Page][] = [
  ['pages', (url) => page(url.repeat(10))],
  ['missing pages', (url) => page(url, { status: 404 })],
  ['redirects', (url) => page('', { status: 302, headers: { Location: url } })],
  ['empty pages', () => page('')],
]

it.each(kinds)('keeps no more %s than its memory limit', async (_, make) => {
  const maxBytes = 500_000
  const render = vi.fn(async (url: string) => make(url))
  const pageAt = createPageCache(render, { freshMs: 60_000, staleMs: 300_000, maxBytes })
  const urls = Array.from({ length: 1000 }, (_, index) => `/${index}?${'x'.repeat(500)}`)
  for (const url of urls) await pageAt(url)
  render.mockClear()
  let bytes = 0
  for (const url of urls.reverse()) {
    const { headers, gzipped } = await pageAt(url)
    if (render.mock.calls.length > 0) break
    bytes += url.length + JSON.stringify(headers).length + gzipped.length
  }
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(maxBytes)
  expect(render).toHaveBeenCalledOnce()
})

it('renders a page again when its own time is over', async () => {
  const make = vi
    .fn<(url: string) => Promise<Page>>()
    .mockResolvedValueOnce(page('old', { freshMs: 1 }))
    .mockResolvedValue(page('new'))
  const pageAt = createPageCache(make, { freshMs: 60_000, staleMs: 300_000 })
  await pageAt('/')
  await vi.waitFor(async () => expect(await htmlAt(pageAt, '/')).toBe('new'), 30_000)
})

it('renders each request without caching', async () => {
  const make = vi.fn(async (url: string) => page(url))
  const pageAt = createPageCache(make, { freshMs: 0, staleMs: 0 })
  await pageAt('/')
  await pageAt('/')
  expect(make).toHaveBeenCalledTimes(2)
})

it('serves an uncacheable page only to pending requests', async () => {
  const make = vi
    .fn<(url: string) => Promise<Page>>()
    .mockResolvedValueOnce(page('shell', { status: 503, isCacheable: false }))
    .mockResolvedValueOnce(page('content'))
  const pageAt = createPageCache(make, { freshMs: 60_000, staleMs: 300_000 })
  expect(await htmlAt(pageAt, '/')).toBe('shell')
  expect(await htmlAt(pageAt, '/')).toBe('content')
})

it('serves the previous page instead of an uncacheable one', async () => {
  const make = vi
    .fn<(url: string) => Promise<Page>>()
    .mockResolvedValueOnce(page('content'))
    .mockResolvedValue(page('shell', { status: 503, isCacheable: false }))
  const pageAt = createPageCache(make, { freshMs: 1, staleMs: 300_000 })
  await pageAt('/')
  await vi.waitFor(async () => {
    expect(await htmlAt(pageAt, '/')).toBe('content')
    expect(make.mock.calls.length).toBeGreaterThan(1)
  }, 30_000)
})

it('rejects if rendering fails', async () => {
  const pageAt = createPageCache(() => Promise.reject(new Error('broken')), {
    freshMs: 60_000,
    staleMs: 300_000,
  })
  await expect(pageAt('/')).rejects.toThrow('broken')
})

it('waits for a new page if the cached one is too old', async () => {
  const make = vi
    .fn<(url: string) => Promise<Page>>()
    .mockResolvedValueOnce(page('old'))
    .mockResolvedValue(page('new'))
  const pageAt = createPageCache(make, { freshMs: 1, staleMs: 0 })
  await pageAt('/')
  await vi.waitFor(async () => expect(await htmlAt(pageAt, '/')).toBe('new'), 30_000)
})

it('reports whether a page was cached', async () => {
  const onServe = vi.fn()
  const pageAt = createPageCache(
    async (url) => page(url, { freshMs: url === '/old' ? 1 : 60_000 }),
    {
      freshMs: 60_000,
      staleMs: 300_000,
      onServe,
    },
  )
  await pageAt('/')
  await pageAt('/')
  await pageAt('/old')
  await new Promise((resolve) => setTimeout(resolve, 5))
  await pageAt('/old')
  expect(onServe.mock.calls.flat()).toEqual(['rendered', 'fresh', 'rendered', 'stale'])
})
