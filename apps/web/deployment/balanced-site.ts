import { startRenderingServer, startSandbox } from '../e2e/shared/stack'
import { freePorts } from './free-ports'
import { startNginx } from './nginx'

/** Short, so that the test covers expired pages. */
const freshSeconds = 1

interface BalancedSiteOptions {
  /** How long a page waits for the API, in ms. @default long enough for a busy machine */
  patienceMs?: number
}

/** Starts the sandbox API, three rendering servers and nginx in front of them. */
export async function startBalancedSite({ patienceMs }: BalancedSiteOptions = {}) {
  const [port = 0, apiPort = 0, ...serverPorts] = await freePorts(5)
  const startApi = () => startSandbox(apiPort, `http://127.0.0.1:${port}`)
  let api = await startApi()
  const running = new Map<number, Awaited<ReturnType<typeof startServer>>>()
  let nginx: Awaited<ReturnType<typeof startNginx>> | undefined

  const startServer = (fromPort = 0) =>
    startRenderingServer(api.apiUrl, { freshSeconds, fromPort, patienceMs, drainSeconds: 5 })

  async function stop() {
    await nginx?.stop()
    await Promise.all([...Array.from(running.values(), (server) => server.stop()), api.stop()])
  }

  async function startServers() {
    for (const [which, fromPort] of serverPorts.entries()) {
      running.set(which, await startServer(fromPort))
    }
    nginx = await startNginx({ port, serverPorts })
    return nginx
  }

  const { url, readAccessLog } = await startServers().catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return {
    siteUrl: url,
    apiUrl: api.apiUrl,
    readAccessLog,
    /** Returns the process and URL of server 0, 1 or 2. */
    server(which: number) {
      const server = running.get(which)
      if (server === undefined) throw new Error(`There is no server ${which}`)
      return server
    },
    /** Restarts a stopped server on its port. */
    async restartServer(which: number) {
      running.set(which, await startServer(serverPorts[which]))
    },
    stopApi: () => api.stop(),
    async restartApi() {
      api = await startApi()
    },
    stop,
  }
}
