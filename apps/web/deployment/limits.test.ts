import { connect, type Socket } from 'node:net'
import autocannon from 'autocannon'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startRenderingServer, startSandbox } from '../e2e/shared/stack'
import { freePorts } from './free-ports'
import { startNginx } from './nginx'

// The limits of deploy/nginx.conf for one address.

let api: Awaited<ReturnType<typeof startSandbox>>
let server: Awaited<ReturnType<typeof startRenderingServer>>
let nginx: Awaited<ReturnType<typeof startNginx>>
const sockets: Socket[] = []

beforeAll(async () => {
  const [port = 0, apiPort = 0] = await freePorts(2)
  api = await startSandbox(apiPort, `http://127.0.0.1:${port}`)
  server = await startRenderingServer(api.apiUrl, { freshSeconds: 60 })
  const serverPort = Number(new URL(server.siteUrl).port)
  const serverPorts = [serverPort, serverPort, serverPort]
  nginx = await startNginx({ port, serverPorts, pagesPerSecond: 10 })
})

afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  await nginx.stop()
  await Promise.all([server.stop(), api.stop()])
})

const visit = (path: string) => autocannon({ url: nginx.url + path, amount: 400, connections: 10 })

it('allows a burst of 100 pages, and no more', async () => {
  const { statusCodeStats = {} } = await visit('/vip')
  expect(Object.keys(statusCodeStats)).toEqual(['200', '429'])
  expect(statusCodeStats['200']?.count).toBeGreaterThan(100)
})

it('allows any number of files', async () => {
  const { statusCodeStats = {} } = await visit('/config.js')
  expect(Object.keys(statusCodeStats)).toEqual(['200'])
})

it('allows 200 requests at the same time', async () => {
  let rejected = 0
  const { hostname, port } = new URL(nginx.url)
  for (let n = 0; n < 210; n += 1) {
    const socket = connect(Number(port), hostname)
    sockets.push(socket)
    socket.on('error', () => {})
    socket.once('data', (reply) => {
      if (/^HTTP\/1.1 429 /.test(String(reply))) rejected += 1
    })
    // nginx waits for the body.
    socket.write('GET /config.js HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\n')
  }
  await vi.waitFor(() => expect(rejected).toBe(10), { timeout: 9_000, interval: 50 })
})
