import { relative } from 'node:path'
import { createAdaptorServer } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { securityHeaders } from '../../server/security/security-headers.mjs'
import { freePort } from '../shared/stack'

interface PlainHost {
  url: string
  stop: () => Promise<void>
}

/** Starts a host of prerendered files, as described in docs/deployment.md. */
export async function startPlainHost(folder: string, fromPort: number): Promise<PlainHost> {
  const root = relative(process.cwd(), folder)
  const app = new Hono()
  app.use(
    secureHeaders({ ...securityHeaders, contentSecurityPolicy: { frameAncestors: ["'none'"] } }),
  )
  app.get('*', serveStatic({ root }))
  app.get('*', serveStatic({ root, rewriteRequestPath: (path) => `${path}.html` }))
  app.get('/assets/*', (context) => context.notFound())
  app.get('*', serveStatic({ root, path: '200.html' }))
  const port = await freePort(fromPort)
  const server = createAdaptorServer({ fetch: app.fetch })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
