import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createAdaptorServer } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { freePort } from '../shared/stack'

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url))

interface ReleaseHost {
  url: string
  /** Text of the service worker that the host serves from now on. */
  serveWorker: (text: string) => void
  /** Additional settings in `config.js`. */
  setting: Record<string, unknown>
  stop: () => Promise<void>
}

/** Starts a host of the built files, whose service worker and settings can be replaced while pages are open. */
export async function startReleaseHost(apiUrl: string): Promise<ReleaseHost> {
  const root = relative(process.cwd(), fileOf('../../dist'))
  let worker = await builtWorker()
  const setting: Record<string, unknown> = {}
  const app = new Hono()
  const script = { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache' }
  app.get('/sw.js', (context) => context.body(worker, 200, script))
  app.get('/config.js', (context) => {
    const settings = JSON.stringify({ apiBaseUrl: apiUrl, ...setting })
    return context.body(`window.shuyuanConfig = ${settings}`, 200, script)
  })
  app.get('*', serveStatic({ root }))
  app.get('*', serveStatic({ root, path: 'index.html' }))
  const port = await freePort(Number(new URL(apiUrl).port) + 4)
  const server = createAdaptorServer({ fetch: app.fetch })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${port}`,
    serveWorker: (text) => {
      worker = text
    },
    setting,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** Returns the service worker of the build. */
export const builtWorker = () => readFile(fileOf('../../dist/sw.js'), 'utf8')

/** Returns the script that removes the worker. */
export const workerRemover = () => readFile(fileOf('../../../../deploy/sw-off.js'), 'utf8')
