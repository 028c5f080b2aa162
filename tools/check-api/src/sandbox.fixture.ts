import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { textAt } from './value-at'

const folder = fileURLToPath(new URL('../../sandbox-api', import.meta.url))

export interface SandboxServer {
  url: string
  /** Signs in with a demo account and returns the token. */
  signIn: (mobile: string) => Promise<string>
  stop: () => Promise<void>
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const socketAddress = server.address()
  server.close()
  await once(server, 'close')
  if (typeof socketAddress !== 'object' || socketAddress === null) throw new Error('No port')
  return socketAddress.port
}

async function post(url: string, body: object): Promise<unknown> {
  const headers = { 'Content-Type': 'application/json' }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  return response.json()
}

/** Starts the sandbox as a separate server, with a limit that allows several checks per minute. */
export async function startSandbox(): Promise<SandboxServer> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const data = await mkdtemp(join(tmpdir(), 'check-api-'))
  const program = ['--conditions=@shuyuan/source', '--import', 'tsx', 'src/main.ts']
  const child = spawn(process.execPath, [...program, '--port', String(port), '--data', data], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  child.stdout.resume()
  await post(`${url}/__sandbox/config`, { rate_limit: 1000 })
  return {
    url,
    signIn: async (mobile) => {
      const reply = await post(`${url}/api/v2/login/password`, { mobile, password: 'shuyuan123' })
      return textAt(reply, 'data', 'token') ?? ''
    },
    stop: async () => {
      child.kill('SIGTERM')
      await once(child, 'exit')
      await rm(data, { recursive: true, force: true })
    },
  }
}
