// @vitest-environment node
import { once } from 'node:events'
import { connect, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { Hono } from 'hono'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createHttpServer } from './create-http-server'

const large = 'x'.repeat(16 * 1024 * 1024)
const app = new Hono()
  .get('/', (context) => context.text('ok'))
  .get('/large', (context) => context.body(large))

const server = createHttpServer(app.fetch, { headersMs: 100, requestMs: 200, idleMs: 200 })

beforeEach(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})

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
  const socket = request('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
  expect(await text(socket)).toMatch(/^HTTP\/1.1 200 [^]*ok$/)
})

it('refuses headers above 16 kB', async () => {
  const socket = request(`GET / HTTP/1.1\r\nHost: a\r\nCookie: ${'x'.repeat(16 * 1024)}\r\n\r\n`)
  expect(await text(socket)).toMatch(/^HTTP\/1.1 431 /)
})

it('disconnects a client that does not finish its headers', async () => {
  expect(await text(request('GET / HTTP/1.1\r\nHost:'))).toMatch(/^HTTP\/1.1 408 /)
})

it('disconnects a client that does not finish its request', async () => {
  const socket = request('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\nx')
  expect(await text(socket)).toMatch(/^HTTP\/1.1 404 /)
})

it('disconnects a client that does not read', async () => {
  const socket = request('GET /large HTTP/1.1\r\nHost: a\r\n\r\n')
  socket.pause()
  const [connection]: unknown[] = await once(server, 'connection')
  if (!(connection instanceof Socket)) throw new Error('The server has no connection')
  await once(connection, 'close')
  expect(socket.bytesRead).toBeLessThan(large.length)
})
