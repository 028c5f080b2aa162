import { Hono } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { securityHeaders } from '../server/security-headers.mjs'

/** The security headers that every response of the site carries, whichever host sends it. */
export async function expectedHeaders(): Promise<Record<string, string>> {
  const { headers } = await new Hono().use(secureHeaders(securityHeaders)).request('/')
  headers.delete('Content-Type')
  return Object.fromEntries(headers)
}
