import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'

interface ClientLimits {
  /** How long a client may take to send its headers, in ms. @default 10 s */
  headersMs?: number
  /** How long a client may take to send its whole request, in ms. @default 20 s */
  requestMs?: number
  /** How long a client may read nothing of its response, in ms. @default 30 s */
  idleMs?: number
}

/** Maximum pending requests per connection. Browsers and proxies send one at a time. */
const maxPending = 4

const maxHeaderBytes = 16 * 1024

/**
 * Creates an HTTP server that rejects large headers, and disconnects slow clients and clients that send many
 * requests without reading the responses.
 */
export function createHttpServer(
  fetch: Hono['fetch'],
  { headersMs = 10_000, requestMs = 20_000, idleMs = 30_000 }: ClientLimits = {},
): Server {
  const respond = getRequestListener(fetch)
  const pending = new WeakMap<object, number>()
  const options = {
    maxHeaderSize: maxHeaderBytes,
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    // Node checks only every 30 s by default.
    connectionsCheckingInterval: headersMs / 10,
  }
  const server = createServer(options, (incoming, outgoing) => {
    const { socket } = incoming
    // Node parses all requests that it has received, even after the connection is closed.
    if (socket.destroyed) return
    const count = (pending.get(socket) ?? 0) + 1
    if (count > maxPending) {
      socket.destroy()
      return
    }
    pending.set(socket, count)
    outgoing.once('close', () => pending.set(socket, (pending.get(socket) ?? 0) - 1))
    void respond(incoming, outgoing)
  })
  // Node disconnects if a response has made no progress since the previous timeout.
  server.timeout = idleMs / 2
  // Longer than the timeout of load balancers, so that the server never closes a connection in use.
  server.keepAliveTimeout = 75_000
  return server
}
