import type { MiddlewareHandler } from 'hono'
import type { Env } from './auth/route'
import type { Sandbox } from './sandbox'
import { inMaintenance } from './wire/api-failure'

const staticFolders = /^\/(images|media|uploads)\//

/**
 * Blocks every path during maintenance, except for files that the web server serves without the
 * application.
 */
export function maintenanceGate({ settings }: Sandbox): MiddlewareHandler<Env> {
  return async (c, next) => {
    if (settings().maintenance && !staticFolders.test(c.req.path)) throw inMaintenance()
    await next()
  }
}
