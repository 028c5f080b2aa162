import type { MiddlewareHandler } from 'hono'
import type { Env } from './auth/route'
import type { Sandbox } from './sandbox'
import { inMaintenance } from './wire/api-failure'

const staticFolders = /^\/(images|media|uploads)\//

/** Closes every path while the setting says so, but for files that the web server has without the application. */
export function maintenanceGate({ settings }: Sandbox): MiddlewareHandler<Env> {
  return async (c, next) => {
    if (settings().maintenance && !staticFolders.test(c.req.path)) throw inMaintenance()
    await next()
  }
}
