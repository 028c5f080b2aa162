import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkApi } from './check-api'
import type { SandboxServer } from './sandbox.fixture'
import { startSandbox } from './sandbox.fixture'

const project = fileURLToPath(new URL('..', import.meta.url))

let server: SandboxServer

beforeAll(async () => {
  server = await startSandbox()
}, 30_000)

afterAll(() => server.stop())

async function run(...args: string[]) {
  const program = ['--conditions=@shuyuan/source', '--import', 'tsx', 'src/main.ts']
  const child = spawn(process.execPath, [...program, ...args], { cwd: project })
  const [stdout, stderr, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  return { status, stdout, stderr }
}

describe('a conforming API', () => {
  it('passes, including the personal operations', async () => {
    const token = await server.signIn('13800000001')
    const findings = await checkApi({ url: server.url, token })
    expect(findings.filter(({ result }) => result === 'failure')).toEqual([])
    expect(findings.find(({ subject }) => subject === 'getMember')?.result).toBe('ok')
    const bare = findings.find(({ subject }) => subject === 'dates without a zone')
    expect(bare?.result).toBe('ok')
  })

  it('ends the command with status 0 and a table', async () => {
    const { status, stdout } = await run('--url', server.url)
    expect(stdout).toContain('✓ getConfig')
    expect(stdout).toMatch(/\d+ fit, 0 do not/)
    expect(status).toBe(0)
  })
})

it('ends the command with status 1, and prints JSON on request', async () => {
  await fetch(`${server.url}/__sandbox/faults`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ operation: 'listLinks', body: 'broken-json' }),
  })
  const { status, stdout } = await run('--url', server.url, '--json')
  const { passes: fits, findings } = JSON.parse(stdout)
  expect(fits).toBe(false)
  expect(findings).toContainEqual({
    subject: 'listLinks',
    result: 'failure',
    detail: '/api/v2/links: broken JSON',
    consequence: 'where the config names none, the footer has no links',
  })
  expect(status).toBe(1)
})

it('ends the command with status 2 if it cannot be checked', async () => {
  const { status, stderr } = await run('--url', 'http://127.0.0.1:9')
  expect(stderr).toContain('does not answer')
  expect(status).toBe(2)
})
