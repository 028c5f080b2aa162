import type { MiddlewareHandler } from 'hono'
import type { Env } from './auth/route'
import type { Sandbox } from './sandbox'
import { readContract } from '@shuyuan/contract'

/** Checks every reply against the contract and records the violations. */
export function contractWatch({ violations, print }: Sandbox): MiddlewareHandler<Env> {
  const { check } = readContract()
  return async (c, next) => {
    await next()
    const contentType = c.res.headers.get('Content-Type') ?? ''
    const text = contentType.startsWith('application/json') ? await c.res.clone().text() : ''
    const { method, path } = c.req
    for (const error of check({ method, path, status: c.res.status, contentType, text })) {
      const violation = `${method} ${path}: ${error}`
      print(`契约不符 ${violation}`)
      violations.push(violation)
    }
  }
}
