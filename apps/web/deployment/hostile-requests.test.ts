import { get, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Sandbox } from '../e2e/shared/sandbox'
import { startRenderingServer, startSandbox } from '../e2e/shared/stack'
import { freePorts } from './free-ports'
import { startStaticHost } from './static-host'

let api: Awaited<ReturnType<typeof startSandbox>>
let server: Awaited<ReturnType<typeof startRenderingServer>>
let host: Awaited<ReturnType<typeof startStaticHost>>

beforeAll(async () => {
  const [apiPort = 0, hostPort = 0] = await freePorts(2)
  api = await startSandbox(apiPort, `http://127.0.0.1:${apiPort + 1}`)
  server = await startRenderingServer(api.apiUrl, { freshSeconds: 60 })
  host = await startStaticHost({ port: hostPort, apiUrl: api.apiUrl })
})

afterAll(async () => {
  await Promise.all([host.stop(), server.stop(), api.stop()])
})

/** Unlike `fetch`, allows any `Host` header. */
const request = (url: string, headers: OutgoingHttpHeaders = {}) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers }, resolve).once('error', reject)
  })

it('the static host proxies only the paths of the API, whose replies cannot run as a page', async () => {
  const upload = await request(`${host.url}/api/images/logo.svg`)
  upload.resume()
  expect(upload.statusCode).toBe(404)

  const path = '/api/api/v2/other/config'
  const sandbox = new Sandbox(api.apiUrl)
  await sandbox.fail({ operation: 'getConfig', status: 500, body: 'html' })
  const html = await request(host.url + path)
  html.resume()
  expect(html.headers).toMatchObject({
    'content-type': expect.stringContaining('html'),
    'content-security-policy': expect.stringMatching(/^sandbox; default-src 'none'/),
    'content-disposition': 'attachment',
    'x-content-type-options': 'nosniff',
  })
  await sandbox.heal()
  const json = await request(host.url + path)
  json.resume()
  expect(json.statusCode).toBe(200)
  expect(json.headers).toMatchObject({
    'content-type': expect.stringContaining('json'),
    'content-security-policy': expect.stringMatching(/^sandbox;/),
  })
  expect(json.headers).not.toHaveProperty('content-disposition')
})

it.each(['/', '/courses', '/courses/', '/courses/detail/4', '/nothing', '/sitemap.xml'])(
  'does not reflect the host of a request to %s',
  async (path) => {
    const response = await request(server.siteUrl + path, {
      Host: 'evil.example',
      Forwarded: 'host=evil.example;proto=https',
      'X-Forwarded-Host': 'evil.example',
      'X-Forwarded-Proto': 'https',
      'X-Forwarded-For': 'evil.example',
      'X-Original-URL': '/evil.example',
      'X-Rewrite-URL': '/evil.example',
    })
    const answer = JSON.stringify(response.headers) + (await text(response))
    expect(answer).toContain('content-type')
    expect(answer).not.toContain('evil.example')
  },
)

it('does not serve parts of a hostile request to later visitors', async () => {
  const hostile = await request(`${server.siteUrl}/courses?page=2&x="><script>evil()</script>`, {
    Host: 'evil.example',
  })
  await text(hostile)
  const page = await text(await request(`${server.siteUrl}/courses?page=2`))
  expect(page).not.toContain('evil')
})

it('rejects headers that are too large, and serves the next request', async () => {
  const refused = await request(server.siteUrl, { Cookie: 'x'.repeat(17_000) })
  expect(refused.statusCode).toBe(431)
  refused.resume()
  const next = await request(server.siteUrl)
  expect(next.statusCode).toBe(200)
  next.resume()
})

it.each(['/nothing', '/courses/detail/99999999', '/%ff', '/courses?page=%', '/assets/nothing.js'])(
  'exposes no internals in the response to %s',
  async (path) => {
    const response = await request(server.siteUrl + path)
    const answer = await text(response)
    expect(answer).not.toMatch(/\bat \S+ \(|\.m?[jt]s:\d+:\d+|node_modules|dist-server/)
  },
)

it('accepts no POST', async () => {
  const response = await fetch(server.siteUrl, { method: 'POST', body: 'x'.repeat(20_000) })
  expect(response.status).toBe(404)
})
