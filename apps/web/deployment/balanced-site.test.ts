import { once } from 'node:events'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startBalancedSite } from './balanced-site'
import { expectedHeaders } from './expected-headers'
import { startLoad } from './load'

const paths = [
  '/',
  '/courses',
  '/courses/detail/4',
  '/search?keywords=Python',
  '/vip',
  '/announcement',
  '/nothing/here',
  // Not cached by nginx.
  '/config.js',
]
const missing = paths.filter((path) => path.startsWith('/nothing'))

/** A busy machine can exceed Vitest's default of one second. */
const soon = { timeout: 20_000 }

let site: Awaited<ReturnType<typeof startBalancedSite>>

beforeAll(async () => {
  site = await startBalancedSite({ patienceMs: 800 })
})

afterAll(() => site.stop())

async function expectStatus(url: string, status: number): Promise<void> {
  await vi.waitFor(async () => expect((await fetch(url)).status).toBe(status), {
    ...soon,
    interval: 100,
  })
}

it('serves every visitor while servers restart and the API is down', async () => {
  for (const path of paths)
    await expectStatus(site.siteUrl + path, missing.includes(path) ? 404 : 200)
  const load = startLoad({ url: site.siteUrl, paths, rate: 80 })
  await load.pass(80)

  const killed = once(site.server(0).process, 'exit')
  site.server(0).process.kill('SIGKILL')
  await killed
  await load.pass(160)

  const drained = once(site.server(1).process, 'exit')
  site.server(1).process.kill('SIGTERM')
  await expectStatus(`${site.server(1).siteUrl}/readyz`, 503)
  await drained
  expect(site.server(1).process.exitCode).toBe(0)
  await load.pass(80)
  await site.restartServer(1)
  await load.pass(80)

  await site.stopApi()
  // The restarted server has an empty cache, but nginx still has its own.
  await site.restartServer(0)
  await expectStatus(`${site.server(0).siteUrl}/courses`, 503)
  await expectStatus(`${site.siteUrl}/courses/detail/7`, 503)
  await load.pass(400)

  await site.restartApi()
  await expectStatus(`${site.server(0).siteUrl}/courses`, 200)
  await expectStatus(`${site.siteUrl}/courses/detail/7`, 200)
  await load.pass(80)

  const { statusCodeStats = {}, errors, timeouts, requests, latency } = await load.stop()
  console.info(`${requests.total} requests, p99 ${latency.p99} ms`)
  expect({ errors, timeouts, statuses: Object.keys(statusCodeStats) }).toEqual({
    errors: 0,
    timeouts: 0,
    statuses: ['200', '404'],
  })
  const share = missing.length / paths.length
  expect(statusCodeStats['404']?.count).toBeLessThanOrEqual(Math.ceil(requests.total * share) + 10)
})

const visit = (path: string, headers: HeadersInit = {}, init: RequestInit = {}) =>
  fetch(site.siteUrl + path, { redirect: 'manual', headers, ...init })

/** Visits a page until nginx has cached it. Returns the last response of a server and the cached one. */
async function visitUntilCached(path: string, headers?: Record<string, string>) {
  let one = await visit(path, headers)
  expect(one.headers.get('X-Cache')).toBe('MISS')
  for (;;) {
    const other = await visit(path)
    if (other.headers.get('X-Cache') === 'HIT') return [one, other] as const
    // A page with a stale reply is not cached.
    one = await visit(path, headers)
  }
}

it('caches a page with its policy, and responds with 304 to a matching ETag', async () => {
  const [one, other] = await visitUntilCached('/vip?page=2')
  for (const name of ['Content-Security-Policy', 'ETag', 'Cache-Control', 'Vary']) {
    expect(other.headers.get(name)).toBe(one.headers.get(name))
  }
  expect(other.headers.get('Content-Security-Policy')).toContain("'sha256-")
  const tag = other.headers.get('ETag') ?? ''
  expect((await visit('/vip?page=2', { 'If-None-Match': tag })).status).toBe(304)
})

it('serves all visitors the same page, regardless of cookies and tokens', async () => {
  const personal = { Cookie: 'token=secret', Authorization: 'Bearer secret' }
  const [one, other] = await visitUntilCached('/courses?page=2', personal)
  expect(one.headers.get('Set-Cookie')).toBeNull()
  expect((await other.text()) === (await one.text())).toBe(true)
})

it('serves each browser an encoding that it accepts', async () => {
  const encodings = ['gzip, deflate, br, zstd', 'gzip', 'identity']
  const pages = await Promise.all(
    encodings.map((Encoding) => visit('/', { 'Accept-Encoding': Encoding })),
  )
  expect(pages.map(({ headers }) => headers.get('Content-Encoding'))).toEqual([
    'gzip',
    'gzip',
    null,
  ])
  const [page = '', ...others] = await Promise.all(pages.map((one) => one.text()))
  for (const text of [page, ...others]) expect(text.includes('</html>')).toBe(true)
  const [, script = ''] = /data-scripts="([^" ]+)/.exec(page) ?? []
  const files = await Promise.all(
    encodings.map((Encoding) => visit(script, { 'Accept-Encoding': Encoding })),
  )
  expect(files.map(({ headers }) => headers.get('Content-Encoding'))).toEqual(['br', 'gzip', null])
})

it.each([
  ['/courses/', 302],
  ['/nothing/there', 404],
])('caches the response to %s', async (path, status) => {
  const [, cached] = await visitUntilCached(path)
  expect(cached.status).toBe(status)
})

it.each([
  ['a page', '/vip', 'GET', 200],
  ['a file', '/config.js', 'GET', 200],
  ['a page that is missing', '/nothing/there', 'GET', 404],
  ['a method that nginx forbids', '/courses', 'POST', 403],
  ['a path that nginx does not serve', '/readyz', 'GET', 404],
  ['the health check of nginx', '/healthz', 'GET', 200],
])('sends each security header once with %s', async (_, path, method, status) => {
  const { headers, status: answered } = await visit(path, {}, { method })
  expect(answered).toBe(status)
  expect(Object.fromEntries(headers)).toMatchObject(await expectedHeaders())
  expect(headers.get('Content-Security-Policy')).toMatch(/^default-src 'none';[^,]*$/)
})

it('logs each request as one line of JSON, without its query', async () => {
  await visit('/search?keywords=secret')
  await vi.waitFor(async () => {
    const lines = (await site.readAccessLog()).map((line): unknown => JSON.parse(line))
    expect(lines).toContainEqual(
      expect.objectContaining({ method: 'GET', path: '/search', status: 200, cache: 'MISS' }),
    )
    expect(JSON.stringify(lines)).not.toContain('secret')
  }, soon)
})

it('rejects POST, and does not expose /readyz', async () => {
  expect((await visit('/courses', {}, { method: 'POST', body: 'x' })).status).toBe(403)
  expect((await visit('/readyz')).status).toBe(404)
})
