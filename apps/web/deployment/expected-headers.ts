import { Hono } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { securityHeaders } from '../server/security/security-headers.mjs'

/** Returns the security headers of every response, from any host. */
export async function expectedHeaders(): Promise<Record<string, string>> {
  const { headers } = await new Hono().use(secureHeaders(securityHeaders)).request('/')
  headers.delete('Content-Type')
  return Object.fromEntries(headers)
}
