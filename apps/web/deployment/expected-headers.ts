import { Hono } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
// eslint-disable-next-line @nx/enforce-module-boundaries -- every host of the site sends the same
import { securityHeaders } from '../../../tools/scripts/src/security-headers.mjs'

/** The security headers that every response of the site carries, whichever host sends it. */
export async function expectedHeaders(): Promise<Record<string, string>> {
  const { headers } = await new Hono().use(secureHeaders(securityHeaders)).request('/')
  headers.delete('Content-Type')
  return Object.fromEntries(headers)
}
