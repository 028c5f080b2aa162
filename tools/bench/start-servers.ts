import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
// eslint-disable-next-line @nx/enforce-module-boundaries -- the scripts are not a package
import { freePort } from '../scripts/src/free-port.mjs'
// eslint-disable-next-line @nx/enforce-module-boundaries -- the scripts are not a package
import { waitFor } from '../scripts/src/services.mjs'

/** A server that runs until it is disposed of. */
interface StartedServer extends AsyncDisposable {
  url: string
  process: ChildProcess
}

interface StartedApi extends StartedServer {
  /** URL of the site in the settings of the API. */
  siteUrl: string
}

interface SiteServerOptions {
  api: StartedApi
  /** Options of the server, in addition to the port and the API. */
  args?: string[]
  nodeArgs?: string[]
  /** Command that starts Node, with its arguments. */
  prefix?: string[]
}

const localUrl = (port: number) => `http://127.0.0.1:${port}`
const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

async function stop(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM')
  await once(child, 'exit')
}

function startNode(args: string[], folder: string, prefix: string[] = []): ChildProcess {
  const [program = process.execPath, ...rest] = [...prefix, process.execPath, ...args]
  return spawn(program, rest, { cwd: at(folder), stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
}

/** Waits until a server responds. Stops it if it does not. */
async function whenReady(child: ChildProcess, url: string): Promise<void> {
  try {
    await waitFor(url)
  } catch (error) {
    await stop(child)
    throw error
  }
}

/** Starts the sandbox API with a freshly seeded database. */
export async function startApi(): Promise<StartedApi> {
  const data = await mkdtemp(join(tmpdir(), 'shuyuan-bench-'))
  const sitePort = await freePort(4300)
  const port = await freePort(sitePort + 1)
  const [siteUrl, url] = [localUrl(sitePort), localUrl(port)]
  const child = startNode(
    [
      ...['--conditions=@shuyuan/source', '--import', 'tsx', 'src/main.ts'],
      ...['--port', String(port), '--data', data, '--pc-url', siteUrl],
    ],
    '../sandbox-api',
  )
  await whenReady(child, `${url}/api/v3/status`)
  return {
    url,
    siteUrl,
    process: child,
    [Symbol.asyncDispose]: async () => {
      await stop(child)
      await rm(data, { recursive: true, force: true })
    },
  }
}

/** Starts the built rendering server. The first one listens at the site URL of the API's settings. */
export async function startSiteServer({
  api,
  args = [],
  nodeArgs = [],
  prefix,
}: SiteServerOptions): Promise<StartedServer> {
  const port = await freePort(Number(new URL(api.siteUrl).port))
  const url = localUrl(port)
  const child = startNode(
    [
      ...[...nodeArgs, 'main.js', '--port', String(port), '--api', api.url],
      ...['--drain-seconds', '0', ...args],
    ],
    '../../apps/web/dist-server',
    prefix,
  )
  await whenReady(child, `${url}/healthz`)
  return { url, process: child, [Symbol.asyncDispose]: () => stop(child) }
}
