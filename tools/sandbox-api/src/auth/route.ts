import type { Context } from 'hono'
import type { HttpBindings } from '@hono/node-server'
import type { MemberRow } from '../members/member-row'
import type { Sandbox } from '../sandbox'
import { signInFirst } from '../wire/api-failure'
import { success } from '../wire/envelope'
import type { Input } from '../wire/input'
import { readInput } from '../wire/input'
import type { Session } from './token'
import { readToken } from './token'

export interface Env {
  /** Missing when the app is called without a socket, as in tests. */
  Bindings: Partial<HttpBindings>
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export interface Call {
  c: Context<Env>
  sandbox: Sandbox
  input: Input
}

export interface MemberCall extends Call {
  member: MemberRow
  session: Session
}

export interface OpenCall extends Call {
  member: MemberRow | null
}

/** A Response is sent as is; anything else becomes the `data` of a success. */
type Handler<Given> = (call: Given) => unknown

export interface Route {
  method: Method
  /** Path pattern of the router, such as `/api/v2/course/:id{[0-9]+}`. */
  path: string
  run: (c: Context<Env>, sandbox: Sandbox) => Promise<Response>
}

/** Public; a token is ignored. */
export function publicRoute(method: Method, path: string, handler: Handler<Call>): Route {
  return route(method, path, handler)
}

/** Public; a valid token changes the reply, an invalid one is ignored. */
export function openRoute(method: Method, path: string, handler: Handler<OpenCall>): Route {
  return route(method, path, async (call) => {
    const session = await readSession(call)
    return handler({ ...call, member: session?.member ?? null })
  })
}

/** Requires a token. */
export function memberRoute(method: Method, path: string, handler: Handler<MemberCall>): Route {
  return route(method, path, async (call) => {
    const session = await readSession(call)
    if (!session) throw signInFirst()
    return handler({ ...call, session, member: session.member })
  })
}

function route(method: Method, path: string, handler: Handler<Call>): Route {
  return {
    method,
    path,
    run: async (c, sandbox) => {
      const data = await handler({ c, sandbox, input: await readInput(c) })
      return data instanceof Response ? data : success(data)
    },
  }
}

async function readSession({ c, sandbox }: Call): Promise<Session | null> {
  const [, token] = /^Bearer\s+(\S+)$/i.exec(c.req.header('Authorization') ?? '') ?? []
  return token === undefined ? null : readToken(sandbox, token)
}
