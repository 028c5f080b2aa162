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

/** The HTTP server of an app: it refuses large headers, and cuts off slow clients. */
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
      // Node alone looks only every 30 s.
      connectionsCheckingInterval: headersMs / 10,
    },
  })
  if (!(server instanceof Server)) throw new Error('This is no HTTP server')
  server.timeout = idleMs
  // Longer than balancers keep a connection: otherwise one would be closed while a request is on its way.
  server.keepAliveTimeout = 75_000
  return server
}
