import { get, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import { connect } from 'node:net'
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

/** Sends bytes as they are. `fetch` and `get` would normalize a path. Returns all that the server sends. */
function send(bytes: string): Promise<string> {
  const socket = connect(Number(new URL(server.siteUrl).port), '127.0.0.1')
  socket.write(bytes)
  return text(socket)
}

const requestOf = (path: string) =>
  `GET ${path} HTTP/1.1\r\nHost: site.example\r\nConnection: close\r\n\r\n`

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

it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('accepts no %s', async (method) => {
  const response = await fetch(server.siteUrl, { method, body: 'x'.repeat(20_000) })
  expect(response.status).toBe(404)
})

it.each([
  '/../../../../etc/passwd',
  '/..%2f..%2f..%2fetc/passwd',
  '/%2e%2e/%2e%2e/%2e%2e/etc/passwd.txt',
  '/assets/..%2f..%2fdist-server/main.js',
  '/assets/../../dist-server/package.json',
  '/%00/etc/passwd',
  '/..\\..\\dist-server\\main.js',
])('serves no file outside of its folder: %s', async (path) => {
  const reply = await send(requestOf(path))
  expect(reply).toMatch(/^HTTP\/1\.1 40[04] /)
  expect(reply).not.toMatch(/root:.*:0:0|createApp|"type": ?"module"/)
})

it.each([
  '//evil.example/',
  '///evil.example//',
  '/\\evil.example/',
  '/%5c%5cevil.example/',
  '/%09/evil.example/',
  '/vip/%0d%0aX-Attack:%20yes/',
  '/vip/?a=%0d%0aSet-Cookie:%20a=b',
])('redirects to no other site and sets no header for %s', async (path) => {
  const [headers = ''] = (await send(requestOf(path))).split('\r\n\r\n')
  expect(headers).toMatch(/^HTTP\/1\.1 [234]/)
  expect(headers).not.toMatch(/^(?:set-cookie|x-attack):|^location: (?!\/(?![/\\]))/im)
})

it.each(['/search?keywords=', `/search?keywords="'>`, '/courses?cid="', '/nothing/'])(
  'does not reflect a script after %s',
  async (path) => {
    const script = '<script>alert(1)</script>'
    const reply = await send(requestOf(encodeURI(path) + encodeURIComponent(script)))
    expect(reply).toMatch(/^HTTP\/1\.1 [234]/)
    expect(reply).not.toContain(script)
  },
)

it.each([
  'GET / HTTP/9.9\r\n\r\n',
  'GET / HTTP/1.1\r\nConnection: close\r\n\r\n',
  '\0\0\0\0\r\n\r\n',
  'GET /\r\nHost: a\r\n HTTP/1.1\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /vip',
  'GET / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked, identity\r\n\r\nx',
])('rejects the malformed request %j', async (bytes) => {
  expect(await send(bytes)).toMatch(/^HTTP\/1\.1 400 /)
})
