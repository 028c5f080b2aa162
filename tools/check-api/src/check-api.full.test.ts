import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkApi } from './check-api'
import type { Finding } from './finding'
import { passes } from './report'
import type { SandboxServer } from './sandbox.fixture'
import { startSandbox } from './sandbox.fixture'

const project = fileURLToPath(new URL('..', import.meta.url))

let server: SandboxServer

beforeAll(async () => {
  server = await startSandbox()
}, 30_000)

afterAll(() => server.stop())

async function run(...args: string[]) {
  const program = ['--conditions=@shuyuan/source', '--import', 'tsx', 'src/main.ts']
  const child = spawn(process.execPath, [...program, ...args], { cwd: project })
  const [stdout, stderr, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  return { status, stdout, stderr }
}

const notOk = (findings: Finding[]) => findings.filter(({ result }) => result !== 'ok')

describe('a conforming API', () => {
  it('passes, including the personal operations', async () => {
    const token = await server.signIn('13800000001')
    const findings = await checkApi({ url: server.url, token })
    expect(findings.filter(({ result }) => result === 'failure')).toEqual([])
    expect(findings.find(({ subject }) => subject === 'getMember')?.result).toBe('ok')
    const bare = findings.find(({ subject }) => subject === 'dates without a zone')
    expect(bare?.result).toBe('ok')
  })

  it('ends the command with status 0 and a table', async () => {
    const { status, stdout } = await run('--url', server.url)
    expect(stdout).toContain('✓ getConfig')
    expect(stdout).toMatch(/\d+ fit, 0 do not/)
    expect(status).toBe(0)
  })
})

/** The sandbox with deliberate errors, each of which was or could be seen in production. */
async function brokenFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init)
  const { pathname } = new URL(String(input))
  if (pathname === '/api/v2/navs') return new Response('<h1>502</h1>', { status: 502 })
  if (pathname === '/api/v2/no-such-path') return new Response('<div id="root">')
  if (pathname.startsWith('/images/')) return Response.json({ code: 404, message: '', data: [] })
  if (!pathname.startsWith('/api/')) return response
  const text = (await response.text())
    .replace('"videos_count":', '"lessons":')
    // Far from every purchase, whatever the time of the test.
    .replace(/"started_at":"[^"]*"/, '"started_at":"2020-01-01 00:00:00"')
    .replace(/^\{"code":0,"message":"","data":\{"name":"[^"]*","webname":"[^"]*"/, (start) =>
      start.replace(/"(webname|name)":"[^"]*"/g, '"$1":""'),
    )
    .replace(/"logo":\{"logo":"[^"]*"/, `"logo":{"logo":"${server.url}"`)
  const { status } = response
  const headers = { 'Content-Type': 'application/json', 'X-RateLimit-Limit': '30' }
  return new Response(status === 204 ? null : text, { status, headers })
}

describe('an API that was broken on purpose', () => {
  it('is reported issue by issue, with the consequences for the site', async () => {
    const token = await server.signIn('13800000002')
    const findings = await checkApi({ url: server.url, token, fetch: brokenFetch })
    expect(passes(findings)).toBe(false)
    const reported = new Map(notOk(findings).map((finding) => [finding.subject, finding]))
    expect(reported.get('listNavs')).toMatchObject({
      result: 'failure',
      detail: expect.stringContaining('HTTP 502'),
      consequence: 'where the config names none, the header has no menu',
    })
    expect(reported.get('listCourses')?.detail).toContain('videos_count')
    expect(reported.get('refusal of an unknown path')?.result).toBe('failure')
    expect(reported.get('CORS')?.detail).toContain('does not allow the origin')
    expect(reported.get('rate limit')?.detail).toContain('30 calls')
    expect(reported.get('dates without a zone')?.result).toBe('failure')
    expect(reported.get('name')?.result).toBe('warning')
    expect(reported.get('logo.logo')?.result).toBe('warning')
    expect(reported.get('avatar')?.detail).toContain('application/json')
  })

  it('ends the command with status 1, and prints JSON on request', async () => {
    await fetch(`${server.url}/__sandbox/faults`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ operation: 'listLinks', body: 'broken-json' }),
    })
    const { status, stdout } = await run('--url', server.url, '--json')
    const { passes: fits, findings } = JSON.parse(stdout)
    expect(fits).toBe(false)
    expect(findings).toContainEqual({
      subject: 'listLinks',
      result: 'failure',
      detail: '/api/v2/links: broken JSON',
      consequence: 'where the config names none, the footer has no links',
    })
    expect(status).toBe(1)
  })
})

it('ends the command with status 2 if it cannot be checked', async () => {
  const { status, stderr } = await run('--url', 'http://127.0.0.1:9')
  expect(stderr).toContain('does not answer')
  expect(status).toBe(2)
})
