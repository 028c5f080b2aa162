import autocannon from 'autocannon'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { Sandbox } from '../e2e/shared/sandbox'
import { startRenderingServer, startSandbox } from '../e2e/shared/stack'
import { freePorts } from './free-ports'

const visitors = 1000
const callsPerMinute = 60

const popular = ['/', '/courses', '/vip', '/search?keywords=Python', '/announcement', '/nothing']

let api: Awaited<ReturnType<typeof startSandbox>>
let server: Awaited<ReturnType<typeof startRenderingServer>>
let sandbox: Sandbox

beforeAll(async () => {
  const [apiPort = 0] = await freePorts(1)
  api = await startSandbox(apiPort, `http://127.0.0.1:${apiPort + 1}`)
  sandbox = new Sandbox(api.apiUrl)
})

afterAll(() => api.stop())

beforeEach(async () => {
  await sandbox.forgetCalls()
  server = await startRenderingServer(api.apiUrl, { freshSeconds: 60, callsPerMinute })
})

afterEach(() => server.stop())

/** Makes a thousand visits, each with its own campaign parameter, and returns the API calls that they cause. */
async function visit(pathOf: (visitor: number) => string) {
  let visitor = 0
  const start = performance.now()
  const { statusCodeStats, errors } = await autocannon({
    url: server.siteUrl,
    amount: visitors,
    connections: 4,
    headers: { Authorization: 'Bearer secret', Cookie: 'token=secret' },
    requests: [
      {
        setupRequest: (request) => {
          visitor += 1
          const path = pathOf(visitor)
          const mark = `${path.includes('?') ? '&' : '?'}utm_source=${visitor}`
          return { ...request, path: path + mark }
        },
      },
    ],
  })
  const minutes = Math.ceil((performance.now() - start) / 60_000)
  const calls = await sandbox.calls()
  return { statusCodeStats, errors, calls: calls.length, allowed: callsPerMinute * minutes }
}

it('serves a thousand visitors of popular pages with at most 60 API calls a minute', async () => {
  const { statusCodeStats, errors, calls, allowed } = await visit((visitor) =>
    visitor % 2 === 0
      ? `/courses/detail/${1 + (visitor % 40)}`
      : (popular[visitor % popular.length] ?? '/'),
  )
  expect(errors).toBe(0)
  expect(Object.keys(statusCodeStats ?? {})).toEqual(['200', '404'])
  expect(calls).toBeGreaterThan(20)
  expect(calls).toBeLessThanOrEqual(allowed)
})

it('shows figures on home from the courses of the VIP page, without another call', async () => {
  await fetch(`${server.siteUrl}/vip`)
  const before = await sandbox.calls()
  const home = await (await fetch(`${server.siteUrl}/?keywords=1`)).text()
  expect(home).toMatch(/>\d+ 门课<.*>\d+ 节</)
  expect(await sandbox.calls()).toEqual(before)
})

it('stays within the limit for a thousand visitors of different pages', async () => {
  for (const path of popular) await fetch(server.siteUrl + path)
  const { errors, calls, allowed } = await visit((visitor) =>
    visitor % 2 === 0
      ? `/courses/detail/${visitor}`
      : `/search?keywords=${encodeURIComponent(`第${visitor}课`)}`,
  )
  expect(errors).toBe(0)
  // Pages that are not cached share two thirds of the calls.
  expect(calls).toBeGreaterThanOrEqual((callsPerMinute * 2) / 3)
  expect(calls).toBeLessThanOrEqual(allowed)

  const kept = await fetch(`${server.siteUrl}/courses?utm_source=late`)
  expect(kept.status).toBe(200)
  const unseen = await fetch(`${server.siteUrl}/courses?page=3`)
  expect([unseen.status, unseen.headers.get('Cache-Control')]).toEqual([503, 'no-store'])
  expect(await unseen.text()).toContain('<script type="module"')
})
