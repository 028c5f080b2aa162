import { execFile } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startRenderingServer, startSandbox } from '../e2e/shared/stack'
import { expectedHeaders } from './expected-headers'
import { freePorts } from './free-ports'
import { startNginx } from './nginx'
import { startStaticHost } from './static-host'

// Every kind of response of every host of docs/deployment.md.

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const prerendered = join(tmpdir(), `shuyuan-prerendered-${process.pid}`)
const urls = new Map<string, string>()
const stops: (() => Promise<unknown>)[] = []

/** Returns the locations of a host of prerendered files. */
async function readPrerenderedLocations(): Promise<string> {
  const text = await readFile(fileOf('../../../docs/deployment.md'), 'utf8')
  const [, section = ''] = text.split('## Prerendered files\n')
  return /```nginx\n([^]*?)```/.exec(section)?.[1] ?? ''
}

beforeAll(async () => {
  const [apiPort = 0, staticPort = 0, prerenderedPort = 0, port = 0, fromPort = 0] =
    await freePorts(5)
  const api = await startSandbox(apiPort, `http://127.0.0.1:${port}`)
  const { apiUrl } = api
  await promisify(execFile)(process.execPath, [
    ...[fileOf('../dist-server/prerender.js'), '--api', apiUrl, '--out', prerendered],
    ...['--calls-per-minute', '100000'],
  ])
  const server = await startRenderingServer(apiUrl, { freshSeconds: 60, fromPort })
  const serverPort = Number(new URL(server.siteUrl).port)
  const files = await startStaticHost({ port: staticPort, apiUrl })
  const pages = await startStaticHost({
    port: prerenderedPort,
    apiUrl,
    root: prerendered,
    locations: await readPrerenderedLocations(),
  })
  const nginx = await startNginx({ port, serverPorts: [serverPort, serverPort, serverPort] })
  urls.set('static', files.url)
  urls.set('prerendered', pages.url)
  urls.set('server', server.siteUrl)
  urls.set('balanced', nginx.url)
  stops.push(files.stop, pages.stop, nginx.stop, server.stop, api.stop)
})

afterAll(async () => {
  for (const stop of stops) await stop()
  await rm(prerendered, { recursive: true, force: true })
})

const visit = (host: string, path: string) =>
  fetch((urls.get(host) ?? '') + path, { redirect: 'manual' })

/** Returns the policies of a response, from the header and the document. */
async function policiesOf(response: Response): Promise<string> {
  const [, element = ''] =
    /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(await response.text()) ?? []
  return `${response.headers.get('Content-Security-Policy') ?? ''} ${element}`
}

describe.each(['static', 'prerendered', 'server', 'balanced'])('the %s host', (host) => {
  const isRendered = host === 'server' || host === 'balanced'

  it.each([
    ['home', '/', 200],
    ['a public page', '/courses/detail/4', 200],
    ['a page with a query', '/courses?page=2', 200],
    ['a page for learners', '/member', 200],
    ['a lesson', '/courses/video/401', 200],
    ['the login page', '/login', 200],
    ['the shell', '/shell.html', 200],
    ['a path that does not exist', '/nothing/here', isRendered ? 404 : 200],
    ['a path that cannot be decoded', '/%ff', isRendered ? 404 : 200],
  ])('sends %s with a policy that allows no foreign script', async (_, path, status) => {
    const response = await visit(host, path)
    expect(response.status).toBe(status)
    expect(Object.fromEntries(response.headers)).toMatchObject(await expectedHeaders())
    const policies = await policiesOf(response)
    expect(policies).toContain("frame-ancestors 'none'")
    expect(policies).toContain("default-src 'none'")
    expect(policies).toMatch(/script-src 'self'(?: 'sha256-[^']+')*;/)
  })

  it.each([
    ['/config.js', 'no-cache'],
    ['/sw.js', 'no-cache'],
    ['/theme.js', 'no-cache'],
    ['/favicon.svg', 'no-cache'],
    ['/manifest.webmanifest', 'no-cache'],
  ])('sends %s with the headers of the site, and to be checked', async (path, caching) => {
    const { status, headers } = await visit(host, path)
    expect(status).toBe(200)
    expect(headers.get('Cache-Control')).toBe(caching)
    expect(Object.fromEntries(headers)).toMatchObject(await expectedHeaders())
  })

  it.each(['/assets/nothing.js', '/.vite/manifest.json', '/shell.html.gz', '/sw.js.br'])(
    'does not serve %s, with the headers of the site',
    async (path) => {
      const response = await visit(host, path)
      expect(response.status).toBe(404)
      expect(Object.fromEntries(response.headers)).toMatchObject(await expectedHeaders())
    },
  )

  it.each([
    ['/course/4', '/courses/detail/4'],
    ['/course/video/401', '/courses/video/401'],
    ['/role', '/vip'],
    ['/study', '/study-center'],
    ['/member/order', '/member/orders'],
    ['/messages', '/member/messages'],
    ['/member/setting', '/member'],
    ['/member/mobileVerify', '/member'],
    ['/login-password', '/login'],
  ])('redirects %s of a phone site to %s for good, with its query', async (path, target) => {
    const { status, headers } = await visit(host, `${path}?msv=42`)
    expect([status, headers.get('Location')]).toEqual([301, `${target}?msv=42`])
  })

  it('names no version of its software', async () => {
    const { headers } = await visit(host, '/assets/nothing.js')
    expect(headers.get('Server') ?? '').not.toMatch(/\d/)
  })
})
