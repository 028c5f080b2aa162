import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { Sandbox } from '../e2e/shared/sandbox'
import { startRenderingServer, startSandbox } from '../e2e/shared/stack'
import { freePorts } from './free-ports'

let api: Awaited<ReturnType<typeof startSandbox>>
let sandbox: Sandbox

beforeAll(async () => {
  const [apiPort = 0] = await freePorts(1)
  api = await startSandbox(apiPort, `http://127.0.0.1:${apiPort + 1}`)
  sandbox = new Sandbox(api.apiUrl)
})

afterAll(() => api.stop())

const start = (drainSeconds: number) =>
  startRenderingServer(api.apiUrl, { freshSeconds: 60, drainSeconds })

/** A busy machine can exceed Vitest's default of one second. */
const soon = { timeout: 20_000 }

const statusOf = async (url: string) => (await fetch(url)).status

const exitCodeOf = async ({ process }: Awaited<ReturnType<typeof start>>) => {
  if (process.exitCode === null) await once(process, 'exit')
  return process.exitCode
}

it('finishes a pending page, and closes idle connections', async () => {
  const server = await start(0)
  const agent = new Agent({ keepAlive: true })
  get(`${server.siteUrl}/healthz`, { agent }, (response) => response.resume())
  await vi.waitUntil(() => Object.keys(agent.freeSockets).length > 0, soon)

  await sandbox.fail({ operation: 'getCourse', delayMs: 500 })
  await sandbox.forgetCalls()
  const page = fetch(`${server.siteUrl}/courses/detail/4`)
  await vi.waitFor(
    async () => expect(await sandbox.calls()).toContain('GET /api/v2/course/4'),
    soon,
  )
  server.process.kill('SIGTERM')
  expect((await page).status).toBe(200)
  expect(await (await page).text()).toContain('</html>')
  expect(await exitCodeOf(server)).toBe(0)
  await sandbox.heal()
})

it('reports draining while it still responds, and exits at a second signal', async () => {
  const server = await start(30)
  expect(await statusOf(`${server.siteUrl}/readyz`)).toBe(200)
  server.process.kill('SIGTERM')
  await vi.waitFor(async () => expect(await statusOf(`${server.siteUrl}/readyz`)).toBe(503), soon)
  expect(await statusOf(`${server.siteUrl}/healthz`)).toBe(200)
  const page = await fetch(`${server.siteUrl}/courses`)
  expect([page.status, page.headers.get('Connection')]).toEqual([200, 'close'])
  server.process.kill('SIGTERM')
  expect(await exitCodeOf(server)).toBe(1)
})
