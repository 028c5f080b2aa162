import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { serve } from '@hono/node-server'
import { createApp } from './create-app'
import { readSite } from './read-site'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4173' },
    host: { type: 'string', default: '127.0.0.1' },
    api: { type: 'string' },
    'frame-host': { type: 'string', multiple: true, default: [] },
    'fresh-seconds': { type: 'string', default: '60' },
    static: { type: 'boolean', default: false },
    site: { type: 'string', default: fileURLToPath(new URL('../dist', import.meta.url)) },
  },
})
if (values.api === undefined) {
  console.error('Say where the API is: --api https://api.example.com')
  process.exit(2)
}

let isReady = true
const app = createApp({
  site: readSite(values.site),
  root: relative(process.cwd(), values.site),
  apiUrl: values.api,
  frameHosts: values['frame-host'],
  freshMs: Number(values['fresh-seconds']) * 1000,
  isStatic: values.static,
  isReady: () => isReady,
})
const server = serve({ fetch: app.fetch, port: Number(values.port), hostname: values.host })
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    // Pages under way are finished, new visitors go to other servers.
    isReady = false
    server.close(() => process.exit(0))
  })
}
