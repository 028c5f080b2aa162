import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import type { Env, Route } from './auth/route'
import { contractWatch } from './contract-watch'
import { controlApp } from './control/control-app'
import { faultMiddleware } from './faults/fault-middleware'
import { runDueJobs } from './jobs'
import { rateLimit } from './limit/rate-limit'
import { pagesApp } from './pages/pages-app'
import { allRoutes } from './routes/all-routes'
import type { Sandbox } from './sandbox'
import { staticFiles } from './static-files'
import { ApiFailure, inMaintenance, routeUnknown, unexpected } from './wire/api-failure'
import { failure } from './wire/envelope'

const maxBodyBytes = 11 * 1024 * 1024
const maxLoggedCalls = 1000
/** Files that the web server serves without the application, also during maintenance. */
const staticFolders = /^\/(images|media|uploads)\//

/** Creates the server as a function from request to response. */
export function createSandboxApp(sandbox: Sandbox) {
  // The all-in-one deployment of production adds a path prefix: `/api/api/v2/…` equals
  // `/api/v2/…`. An encoded slash also separates path segments.
  const app = new Hono<Env>({
    getPath: (request) =>
      new URL(request.url).pathname.replace(/^\/api(?=\/api\/)/, '').replace(/%2f/gi, '/'),
  })

  app.onError((error) => {
    if (error instanceof ApiFailure) return failure(error)
    console.error(error)
    return failure(unexpected())
  })

  app.route('/__sandbox', controlApp(sandbox))
  app.use('/api/*', allowAllOrigins())
  // Covers failures too, so that the player can read why there is no video.
  app.use('/media/*', allowAllOrigins())
  app.use('/api/*', async (c, next) => {
    const { requests } = sandbox
    if (requests.length === maxLoggedCalls) requests.shift()
    requests.push({ method: c.req.method, path: c.req.path })
    await next()
  })
  app.use(faultMiddleware(sandbox))
  if (sandbox.checksContract) app.use(contractWatch(sandbox))
  app.use(async (c, next) => {
    if (sandbox.settings.maintenance && !staticFolders.test(c.req.path)) throw inMaintenance()
    await next()
  })
  app.use('/api/*', limitBody(), async (_c, next) => {
    runDueJobs(sandbox)
    await next()
  })

  const limited = rateLimit(sandbox)
  for (const route of allRoutes) {
    app.on(route.method, route.path, limited, (c) => route.run(c, sandbox))
  }
  rejectWrongMethods(app, allRoutes)
  app.all('/api/*', () => failure(routeUnknown()))

  app.route('/', pagesApp(sandbox))
  app.use(allowAllOrigins(), ...staticFiles(sandbox))
  app.notFound(() => failure(sandbox.settings.maintenance ? inMaintenance() : routeUnknown()))
  return app
}

function allowAllOrigins() {
  return cors({
    origin: '*',
    allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'],
    maxAge: 1_296_000,
  })
}

function limitBody() {
  return bodyLimit({
    maxSize: maxBodyBytes,
    onError: (c) => c.html('<html><body><h1>413 Request Entity Too Large</h1></body></html>', 413),
  })
}

/** As in production, a wrong HTTP method is an unexpected error, not an unknown route. */
function rejectWrongMethods(app: Hono<Env>, routes: readonly Route[]) {
  for (const path of new Set(routes.map((route) => route.path))) {
    app.all(path, () => failure(unexpected()))
  }
}
