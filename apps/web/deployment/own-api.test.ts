import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startRenderingServer, startSandbox } from '../e2e/shared/stack'
import { freePorts } from './free-ports'

let api: Awaited<ReturnType<typeof startSandbox>>
let server: Awaited<ReturnType<typeof startRenderingServer>>
let otherUrl = ''
const reached: (string | undefined)[] = []
const stops: (() => void)[] = []

async function listen(port: number, listener: RequestListener): Promise<string> {
  const listening = createServer(listener).listen(port, '127.0.0.1')
  stops.push(() => listening.close())
  await once(listening, 'listening')
  return `http://127.0.0.1:${port}`
}

beforeAll(async () => {
  const [apiPort = 0, otherPort = 0, hostilePort = 0] = await freePorts(3)
  api = await startSandbox(apiPort, `http://127.0.0.1:${apiPort + 1}`)
  otherUrl = await listen(otherPort, ({ url }, response) => {
    reached.push(url)
    response.end('inside')
  })
  // Replaces the host of all URLs in replies.
  const hostileUrl = await listen(hostilePort, ({ url }, response) => {
    void fetch(api.apiUrl + url)
      .then((reply) => reply.text())
      .then((reply) => response.end(reply.replaceAll(api.apiUrl, otherUrl)))
  })
  server = await startRenderingServer(hostileUrl, { freshSeconds: 0 })
})

afterAll(async () => {
  await server.stop()
  await api.stop()
  for (const stop of stops) stop()
})

it.each(['/', '/courses', '/courses/detail/4', '/vip', '/announcement?id=1', '/sitemap.xml'])(
  'requests no host but the API for %s, whatever URLs the replies contain',
  async (path) => {
    const response = await fetch(server.siteUrl + path)
    expect(response.status).toBe(200)
    if (path !== '/sitemap.xml') expect(await response.text()).toContain(otherUrl)
    expect(reached).toEqual([])
  },
)
