import { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import type { Hono } from 'hono'

interface ClientLimits {
  /** How long a client may take to send its headers, in ms. @default 10 s */
  headersMs?: number
  /** How long a client may take to send its whole request, in ms. @default 20 s */
  requestMs?: number
  /** How long a client may read nothing of its response, in ms. @default 60 s */
  idleMs?: number
}

const maxHeaderBytes = 16 * 1024

/** Creates an HTTP server that rejects large headers and disconnects slow clients. */
export function createHttpServer(
  fetch: Hono['fetch'],
  { headersMs = 10_000, requestMs = 20_000, idleMs = 60_000 }: ClientLimits = {},
): Server {
  const server = createAdaptorServer({
    fetch,
    serverOptions: {
      maxHeaderSize: maxHeaderBytes,
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      // Node checks only every 30 s by default.
      connectionsCheckingInterval: headersMs / 10,
    },
  })
  if (!(server instanceof Server)) throw new Error('Expected an HTTP server')
  server.timeout = idleMs
  // Longer than the timeout of load balancers, so that the server never closes a connection in use.
  server.keepAliveTimeout = 75_000
  return server
}
