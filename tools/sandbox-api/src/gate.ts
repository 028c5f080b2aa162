import type { MiddlewareHandler } from 'hono'
import type { Env } from './auth/route'
import type { Sandbox } from './sandbox'
import { inMaintenance, tooMany } from './wire/api-failure'

const windowSeconds = 60

const staticFolders = /^\/(images|media|uploads)\//

/** Closes every path while the setting says so, but for files that the web server has without the application. */
export function maintenanceGate({ settings }: Sandbox): MiddlewareHandler<Env> {
  return async (c, next) => {
    if (settings().maintenance && !staticFolders.test(c.req.path)) throw inMaintenance()
    await next()
  }
}

/** One counter per client address for all endpoints together; off unless set. */
export function rateGate({ settings, clock }: Sandbox): MiddlewareHandler<Env> {
  const windows = new Map<string, { until: number; calls: number }>()
  return async (c, next) => {
    const { rate_limit: limit } = settings()
    if (limit <= 0) return next()
    const address = c.env?.incoming?.socket.remoteAddress ?? 'unknown'
    const known = windows.get(address)
    const now = clock.seconds()
    const current = known && known.until > now ? known : { until: now + windowSeconds, calls: 0 }
    windows.set(address, current)
    if (current.calls >= limit) throw tooMany()
    current.calls += 1
    await next()
    c.header('X-RateLimit-Limit', String(limit))
    c.header('X-RateLimit-Remaining', String(limit - current.calls))
  }
}
