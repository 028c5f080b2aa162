import type { MiddlewareHandler } from 'hono'
import type { Env } from '../auth/route'
import type { Sandbox } from '../sandbox'
import { tooMany } from '../wire/api-failure'

/**
 * Limits the calls of each client IP across all endpoints. Preflights, pages and unknown paths do
 * not count, as in production. Off by default.
 */
export function rateLimit({ settings, callCounter }: Sandbox): MiddlewareHandler<Env> {
  return async (c, next) => {
    const { rate_limit: limit } = settings
    if (limit <= 0) return next()
    const left = callCounter.take(c.env?.incoming?.socket.remoteAddress ?? 'unknown', limit)
    if (left === null) throw tooMany()
    await next()
    c.header('X-RateLimit-Limit', String(limit))
    c.header('X-RateLimit-Remaining', String(left))
  }
}
