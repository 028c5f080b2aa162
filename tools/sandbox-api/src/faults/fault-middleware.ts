import { setTimeout as wait } from 'node:timers/promises'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context, MiddlewareHandler } from 'hono'
import type { Env } from '../auth/route'
import type { Sandbox } from '../sandbox'
import { envelope } from '../wire/envelope'
import type { Fault } from './faults'

/** Applies the active faults to calls. A call with only a delay then proceeds normally. */
export function faultMiddleware(sandbox: Sandbox): MiddlewareHandler<Env> {
  return async (c, next) => {
    const fault = sandbox.faults.claim({
      method: c.req.method,
      path: c.req.path,
      query: new URL(c.req.url).search,
    })
    if (!fault) return next()
    if (fault.after) await next()
    if (fault.delayMs) await wait(fault.delayMs)
    const faulty = fault.drop ? drop(c) : faultyReply(fault)
    if (!faulty) return fault.after ? undefined : next()
    c.res = faulty
    if (fault.cors === false) c.res.headers.delete('Access-Control-Allow-Origin')
  }
}

function drop(c: Context<Env>): Response {
  // Without a socket (in tests), an empty failure is the closest equivalent.
  if (!c.env?.incoming) return new Response(null, { status: 502 })
  c.env.incoming.socket.destroy()
  return RESPONSE_ALREADY_SENT
}

function faultyReply({ status = 200, code, message, data, body }: Fault): Response | null {
  if (body === 'broken-json') return reply('{"code":0,"message":"","data":{"id":', status)
  if (body === 'empty') return reply('', status)
  if (body === 'html') return reply('<html><body>Bad Gateway</body></html>', status, 'text/html')
  if (code !== undefined || message !== undefined || data !== undefined) {
    const fallbackCode = data === undefined ? 1 : 0
    const { headers, body: json } = envelope(code ?? fallbackCode, message ?? '', data ?? [])
    return new Response(json, { status, headers })
  }
  return status === 200 ? null : reply('<html><body>Failure</body></html>', status, 'text/html')
}

function reply(text: string, status: number, type = 'application/json'): Response {
  return new Response(text, { status, headers: { 'Content-Type': type } })
}
