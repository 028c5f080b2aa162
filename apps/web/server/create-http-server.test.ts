// @vitest-environment node
import { once } from 'node:events'
import type { Server } from 'node:http'
import { connect, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { Hono } from 'hono'
import { afterEach, expect, it } from 'vitest'
import { createHttpServer } from './create-http-server'

const large = 'x'.repeat(16 * 1024 * 1024)
let pages = 0
const app = new Hono()
  .get('/', (context) => context.text('ok'))
  .get('/large', (context) => context.body(large))
  .get('/slow', () => {
    pages += 1
    return new Promise<Response>(() => {})
  })

let server: Server

async function start(limits: Parameters<typeof createHttpServer>[1] = {}) {
  server = createHttpServer(app.fetch, limits)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
}

afterEach(async () => {
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
})

function request(begin: string): Socket {
  const place = server.address()
  if (typeof place !== 'object' || place === null) throw new Error('The server is not listening')
  const socket = connect(place.port, '127.0.0.1')
  socket.write(begin)
  return socket
}

it('answers a request', async () => {
  await start()
  const socket = request('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
  expect(await text(socket)).toMatch(/^HTTP\/1.1 200 [^]*ok$/)
})

it('refuses headers above 16 kB', async () => {
  await start()
  const socket = request(`GET / HTTP/1.1\r\nHost: a\r\nCookie: ${'x'.repeat(16 * 1024)}\r\n\r\n`)
  expect(await text(socket)).toMatch(/^HTTP\/1.1 431 /)
})

it('disconnects a client that does not finish its headers', async () => {
  await start({ headersMs: 100 })
  expect(await text(request('GET / HTTP/1.1\r\nHost:'))).toMatch(/^HTTP\/1.1 408 /)
})

it('disconnects a client that does not finish its request', async () => {
  await start({ headersMs: 100, requestMs: 200 })
  const socket = request('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\nx')
  expect(await text(socket)).toMatch(/^HTTP\/1.1 404 /)
})

it('disconnects a client that does not read', async () => {
  await start({ idleMs: 200 })
  const socket = request('GET /large HTTP/1.1\r\nHost: a\r\n\r\n')
  socket.pause()
  const [connection]: unknown[] = await once(server, 'connection')
  if (!(connection instanceof Socket)) throw new Error('The server has no connection')
  await once(connection, 'close')
  expect(socket.bytesRead).toBeLessThan(large.length)
})

it('disconnects a client that sends requests without waiting for the responses', async () => {
  await start()
  const socket = request('GET /slow HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(1000))
  socket.on('error', () => {}).resume()
  await once(socket, 'close')
  expect(pages).toBe(4)
})

it('answers requests on one connection one after the other', async () => {
  await start()
  const next = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'
  const socket = request(next)
  for (let answers = 1; answers < 20; answers += 1) {
    await once(socket, 'data')
    socket.write(next)
  }
  const [last]: unknown[] = await once(socket, 'data')
  expect(String(last)).toMatch(/^HTTP\/1.1 200 /)
})
