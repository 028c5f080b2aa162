import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
// eslint-disable-next-line @nx/enforce-module-boundaries -- this host sends what the rendering server sends
import { contentSecurityPolicy } from '../../apps/web/server/security/content-security-policy.mjs'
// eslint-disable-next-line @nx/enforce-module-boundaries -- this host sends what the rendering server sends
import { securityHeaders } from '../../apps/web/server/security/security-headers.mjs'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4173' },
    host: { type: 'string', default: '127.0.0.1' },
    api: { type: 'string' },
    config: {
      type: 'string',
      default: fileURLToPath(new URL('../../apps/web/dist/config.js', import.meta.url)),
    },
    'frame-host': { type: 'string', multiple: true, default: [] },
  },
})
const root = relative(process.cwd(), fileURLToPath(new URL('../../apps/web/dist', import.meta.url)))

const app = new Hono()
const frameHosts = values['frame-host']
app.use(
  secureHeaders({
    ...securityHeaders,
    contentSecurityPolicy: contentSecurityPolicy({
      api: values.api === undefined ? [] : [new URL(values.api).origin],
      frameHosts,
    }),
  }),
)
app.use('*', async (context, next) => {
  await next()
  const isHashed = context.req.path.startsWith('/assets/')
  context.header('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
})
if (values.api !== undefined) {
  const setting = `${readFileSync(values.config, 'utf8')}
Object.assign(window.shuyuanConfig, ${JSON.stringify({ apiBaseUrl: values.api, frameHosts })})
`
  app.get('/config.js', (context) =>
    context.body(setting, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
  )
}
app.get('/index.html', (context) => context.redirect(`/${new URL(context.req.url).search}`))
app.get('*', serveStatic({ root, precompressed: true }))
app.get('/assets/*', (context) => context.notFound())
app.get('*', serveStatic({ root, path: 'index.html', precompressed: true }))

const server = serve({ fetch: app.fetch, port: Number(values.port), hostname: values.host })
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    server.close(() => process.exit(0))
    server.closeAllConnections()
  })
}
