import type { ApiCaller, Reply } from '../api-caller'
import type { Finding } from '../finding'

const subject = 'CORS'
const path = '/api/v2/member/detail'
const methods = ['POST', 'PUT', 'DELETE']
const headers = ['authorization', 'content-type']
const consequence = 'a site on another origin cannot call the API: nothing works'

interface CorsCheck {
  caller: ApiCaller
  /** Base URL of the API. */
  url: string
  /** Origin of the site; null if unknown. */
  siteOrigin: string | null
}

/** Sends the preflight requests that a browser would send from the site's origin. */
export async function checkCors({ caller, url, siteOrigin }: CorsCheck): Promise<Finding> {
  if (siteOrigin === new URL(url).origin)
    return { subject, result: 'ok', detail: `not needed: the site is also at ${siteOrigin}` }
  const origin = siteOrigin ?? 'https://site.example'
  const wrong: string[] = []
  for (const method of methods) {
    const reply = await caller.call(path, {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': method,
        'Access-Control-Request-Headers': headers.join(','),
      },
    })
    wrong.push(...wrongWithPreflight(reply, origin, method))
  }
  const reply = await caller.call(path, { headers: { Origin: origin } })
  if (!allowsOrigin(reply, origin)) wrong.push('a reply does not allow the origin')
  if (wrong.length === 0) return { subject, result: 'ok', detail: `${origin} may call the API` }
  return { subject, result: 'failure', detail: `${origin}: ${wrong.join('; ')}`, consequence }
}

function wrongWithPreflight(reply: Reply, origin: string, method: string): string[] {
  const allowed = (name: string) =>
    (reply.headers.get(name) ?? '').split(',').map((item) => item.trim().toLowerCase())
  const allowedHeaders = allowed('Access-Control-Allow-Headers')
  const allowedMethods = allowed('Access-Control-Allow-Methods')
  const wrong: string[] = []
  if (!allowsOrigin(reply, origin)) wrong.push(`${method}: the preflight does not allow the origin`)
  if (!allowedMethods.includes(method.toLowerCase()) && !allowedMethods.includes('*'))
    wrong.push(`${method} is not allowed`)
  // A wildcard does not cover Authorization; browsers require its name.
  const missing = headers.filter(
    (name) =>
      !allowedHeaders.includes(name) && (name === 'authorization' || !allowedHeaders.includes('*')),
  )
  if (missing.length > 0) wrong.push(`${method} is not allowed with ${missing.join(', ')}`)
  return wrong
}

function allowsOrigin({ headers }: Reply, origin: string): boolean {
  const allowed = headers.get('Access-Control-Allow-Origin')
  return allowed === '*' || allowed === origin
}
