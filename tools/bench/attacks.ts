import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Target } from './attack-target.ts'
import { floods } from './floods.ts'
import { hostileRequests, type Attack } from './hostile-requests.ts'
import { megabytes } from './memory-of.ts'
import { print, row } from './print.ts'
import { slowClients } from './slow-clients.ts'
import { startApi, startSiteServer } from './start-servers.ts'

// Attacks a rendering server, and measures how long a visitor waits during the attack. By default it starts a server
// with the sandbox API. `--url http://127.0.0.1:4173` attacks another server on this machine, such as nginx.

/** Resident memory of a process in bytes. Unlike `memoryOf`, it does not slow the process down. Linux only. */
async function residentMemory(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024
}

/** Longest that a visitor may wait for a cached page, in ms. nginx waits this long for a server. */
const maxWaitMs = 10_000

/** Requests a page until the attack is over. Returns the longest wait in ms, or Infinity if a request failed. */
async function visitDuring(url: string, attack: Promise<unknown>): Promise<number> {
  let isOver = false
  void attack.finally(() => {
    isOver = true
  })
  let longest = 0
  do {
    const start = performance.now()
    const isServed = await fetch(`${url}/vip`).then(
      async (response) => response.ok && (await response.text()).includes('<main'),
      () => false,
    )
    longest = Math.max(longest, isServed ? performance.now() - start : Infinity)
    await pause(200)
  } while (!isOver)
  return longest
}

async function runAttack(url: string, target: Target, { name, run }: Attack): Promise<boolean> {
  const attack = run(target)
  const wait = await visitDuring(url, attack)
  const { outcome, isHeld } = await attack
  const memory = await target.memory()
  const isGood = isHeld && wait <= maxWaitMs
  row([
    name,
    outcome,
    Number.isFinite(wait) ? `${wait.toFixed(0)} ms` : 'not served',
    memory === null ? '–' : megabytes(memory),
    isGood ? 'held' : 'FAILED',
  ])
  return isGood
}

async function attackAll(url: string, memory: Target['memory']): Promise<boolean> {
  const { hostname: host, port } = new URL(url)
  if (!['127.0.0.1', 'localhost'].includes(host)) throw new Error(`${host} is not this machine`)
  const target = { host: '127.0.0.1', port: Number(port || 80), memory }
  // Caches the page that the visitor requests.
  await fetch(`${url}/vip`)
  row(['Attack', 'Outcome', 'A visitor waits', 'Memory after', ''])
  row(['---', '---', '--:', '--:', '---'])
  let isHeld = true
  for (const attack of [...hostileRequests, ...floods, ...slowClients]) {
    isHeld = (await runAttack(url, target, attack)) && isHeld
  }
  return isHeld
}

async function bench(url: string | undefined): Promise<boolean> {
  if (url !== undefined) return await attackAll(url, async () => null)
  await using api = await startApi()
  await using server = await startSiteServer({ api })
  return await attackAll(server.url, () => residentMemory(server.process.pid))
}

const { values } = parseArgs({ options: { url: { type: 'string' } } })
const isHeld = await bench(values.url)
print(
  isHeld ? '\nThe server withstood all attacks.' : '\nThe server did not withstand all attacks.',
)
process.exitCode = isHeld ? 0 : 1
