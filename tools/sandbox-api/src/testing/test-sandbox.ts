import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { member, readContract } from '@shuyuan/contract'
import type { Contract } from '@shuyuan/contract'
import { createSandboxApp } from '../app'
import type { SandboxContent } from '../content-shape'
import type { Sandbox } from '../sandbox'
import { createSandbox } from '../create-sandbox'
import { demoPassword } from '../seed/demo-accounts'
import { fixtureContent } from './fixture-content'

export const origin = 'http://sandbox.test'

/** A Saturday in November, later than all dates of the fixture. */
const firstNow = Date.UTC(2026, 10, 21, 9) / 1000

interface Reply {
  code: unknown
  message: string
  data: unknown
}

interface CallOptions {
  token?: string
  body?: unknown
  form?: FormData
}

export interface TestSandbox {
  sandbox: Sandbox
  /** `operationId success` or `operationId failure` for every reply of an operation. */
  seen: Set<string>
  /** Sends a request. If it is an operation of the contract, checks the reply. */
  request: (method: string, path: string, options?: CallOptions) => Promise<Response>
  /** Sends a request and returns the reply's envelope. */
  call: (method: string, path: string, options?: CallOptions) => Promise<Reply>
  get: (path: string, token?: string) => Promise<Reply>
  post: (path: string, body?: unknown, token?: string) => Promise<Reply>
  /** Signs in with a demo account and returns the token. */
  signIn: (mobile: string) => Promise<string>
  /** Changes the settings through `/__sandbox/config`. */
  configure: (overrides: object) => Promise<void>
  /** Advances the clock. */
  pass: (seconds: number) => void
  printed: string[]
}

let contract: Contract | undefined

/** Returns the string at a path in a reply's data. */
export function textIn(data: unknown, ...path: string[]): string {
  const found = path.reduce(member, data)
  if (typeof found !== 'string') throw new Error(`No text at ${path.join('.')}`)
  return found
}

/** Creates an in-memory server with the fixture school and a fake clock. */
export function createTestSandbox(
  options: { content?: SandboxContent; dataFolder?: string } = {},
): TestSandbox {
  let now = firstNow
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-test-'))
  writeFileSync(join(folder, 'notes.md'), '# 讲义')
  const printed: string[] = []
  const sandbox = createSandbox({
    content: options.content ?? fixtureContent,
    dataFolder: options.dataFolder ?? null,
    publicFolder: folder,
    filesFolder: folder,
    publicUrl: origin,
    pcUrl: 'http://site.test',
    clock: { seconds: () => now },
    print: (line) => printed.push(line),
  })
  const app = createSandboxApp(sandbox)
  const seen = new Set<string>()
  contract ??= readContract()
  const { check, find } = contract

  async function request(method: string, path: string, { token, body, form }: CallOptions = {}) {
    const headers = new Headers()
    if (token) headers.set('Authorization', `Bearer ${token}`)
    if (body !== undefined) headers.set('Content-Type', 'application/json')
    const sent = form ?? (body === undefined ? null : JSON.stringify(body))
    const response = await app.request(path, { method, headers, body: sent })
    await compare(method, new URL(path, origin).pathname, response.clone())
    return response
  }

  async function compare(method: string, path: string, response: Response) {
    const operation = find(method, path)
    if (!operation) return
    const contentType = response.headers.get('Content-Type') ?? ''
    const text = await response.text()
    const errors = check({ method, path, status: response.status, contentType, text })
    if (errors.length > 0)
      throw new Error([`${operation.id} (${method} ${path})`, ...errors].join('\n'))
    const isFailure = contentType.startsWith('application/json') && !text.startsWith('{"code":0,')
    seen.add(`${operation.id} ${isFailure ? 'failure' : 'success'}`)
  }

  async function call(method: string, path: string, callOptions: CallOptions = {}): Promise<Reply> {
    const response = await request(method, path, callOptions)
    const reply: Reply = await response.json()
    return reply
  }

  const post: TestSandbox['post'] = (path, body = {}, token = undefined) =>
    call('POST', path, token === undefined ? { body } : { body, token })

  return {
    sandbox,
    seen,
    request,
    call,
    get: (path, token) => call('GET', path, token === undefined ? {} : { token }),
    post,
    signIn: async (mobile) => {
      const { data } = await post('/api/v2/login/password', { mobile, password: demoPassword })
      return textIn(data, 'token')
    },
    configure: async (overrides) => {
      const response = await request('POST', '/__sandbox/config', { body: overrides })
      if (!response.ok) throw new Error(await response.text())
    },
    pass: (seconds) => {
      now += seconds
    },
    printed,
  }
}
