import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../../', import.meta.url))

const demoConfig = resolve(root, 'tools/scripts/demo-config.js')

/** The built site and sandbox API of one test worker. */
export interface Stack {
  siteUrl: string
  apiUrl: string
  stop: () => Promise<void>
}

/** Returns the port, or the next free one above it. */
export async function freePort(from: number): Promise<number> {
  const server = createServer()
  const isFree = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false))
    server.listen(from, '127.0.0.1', () => server.close(() => resolve(true)))
  })
  return isFree ? from : freePort(from + 1)
}

/** Waits until a URL responds with success, as long as its process runs. */
export async function answers(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + 40_000
  while (Date.now() < deadline && child.exitCode === null) {
    const ok = await fetch(url).then(
      (response) => response.ok,
      () => false,
    )
    if (ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`${url} does not answer`)
}

function startNode(args: string[], folder: string): ChildProcess {
  return spawn(process.execPath, args, {
    cwd: resolve(root, folder),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

async function stopNode(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

interface RenderingServerOptions {
  /** How long pages and replies are fresh, in seconds. 0 disables caching. */
  freshSeconds: number
  /** Call budget of the server. @default more than a test needs */
  callsPerMinute?: number
  /** How long a page waits for the API, in ms. @default long enough for a busy machine */
  patienceMs?: number
  /** How long the server responds after SIGTERM, in seconds. @default 0 */
  drainSeconds?: number
  /** First port to try. @default the one above the API's */
  fromPort?: number
  /** Folder of the built server, next to that of the site. @default the build output */
  folder?: string
  /** File with the site settings. @default that of the sandbox's school */
  config?: string
}

interface RenderingServer extends Pick<Stack, 'siteUrl' | 'stop'> {
  process: ChildProcess
}

/** Starts a rendering server for an API. Ports are chosen as in {@link startStack}. */
export async function startRenderingServer(
  apiUrl: string,
  {
    freshSeconds,
    callsPerMinute = 100_000,
    patienceMs = 10_000,
    drainSeconds = 0,
    folder = 'apps/web/dist-server',
    config = demoConfig,
    fromPort = Number(new URL(apiUrl).port) + 2,
  }: RenderingServerOptions,
): Promise<RenderingServer> {
  const port = await freePort(fromPort)
  const siteUrl = `http://127.0.0.1:${port}`
  const server = startNode(
    [
      ...['main.js', '--port', String(port), '--api', apiUrl, '--frame-host', apiUrl],
      ...['--config', config],
      ...['--fresh-seconds', String(freshSeconds), '--drain-seconds', String(drainSeconds)],
      ...['--calls-per-minute', String(callsPerMinute)],
      ...['--patience-ms', String(patienceMs)],
    ],
    folder,
  )
  await answers(`${siteUrl}/healthz`, server)
  return { siteUrl, process: server, stop: () => stopNode(server) }
}

/** Starts a sandbox API with a freshly seeded database. */
export async function startSandbox(
  port: number,
  siteUrl: string,
): Promise<Pick<Stack, 'apiUrl' | 'stop'>> {
  const data = await mkdtemp(join(tmpdir(), 'shuyuan-'))
  const apiUrl = `http://127.0.0.1:${port}`
  const sandbox = startNode(
    [
      ...['--conditions=@shuyuan/source', '--import', 'tsx', 'src/main.ts'],
      ...['--port', String(port), '--data', data, '--pc-url', siteUrl, '--check-contract'],
    ],
    'tools/sandbox-api',
  )
  await answers(`${apiUrl}/api/v3/status`, sandbox)
  return {
    apiUrl,
    stop: async () => {
      await stopNode(sandbox)
      await rm(data, { recursive: true, force: true })
    },
  }
}

/**
 * Starts both on free ports, with a freshly seeded database. Workers use separate port ranges below the
 * system's ephemeral ports. Otherwise two workers could find the same free port, and one would test the
 * other's site.
 */
export async function startStack(worker: number): Promise<Stack> {
  const range = 21_000 + (process.ppid % 40) * 250 + worker * 20
  const apiPort = await freePort(range)
  const sitePort = await freePort(apiPort + 1)
  const apiUrl = `http://127.0.0.1:${apiPort}`
  const siteUrl = `http://127.0.0.1:${sitePort}`
  const web = startNode(
    [
      ...['serve-web.mjs', '--port', String(sitePort), '--api', apiUrl, '--frame-host', apiUrl],
      ...['--config', demoConfig],
    ],
    'tools/scripts',
  )
  const [sandbox] = await Promise.all([startSandbox(apiPort, siteUrl), answers(siteUrl, web)])
  return {
    siteUrl,
    apiUrl,
    stop: async () => {
      await Promise.all([sandbox.stop(), stopNode(web)])
    },
  }
}
