import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deployed, replaceOnce, runNginx, type Nginx } from './run-nginx'

interface NginxOptions {
  port: number
  /** Ports of the rendering servers. Replace those in deploy/nginx.conf. */
  serverPorts: number[]
  /** Rate limit in pages per second and IP address. @default higher than any test needs */
  pagesPerSecond?: number
}

interface BalancingNginx extends Nginx {
  /** Returns the lines of the access log. */
  readAccessLog: () => Promise<string[]>
}

/** Starts nginx with deploy/nginx.conf. */
export async function startNginx({
  port,
  serverPorts,
  pagesPerSecond = 10_000,
}: NginxOptions): Promise<BalancingNginx> {
  const configuration = await deployed('nginx.conf')
  const nginx = await runNginx({
    url: `http://127.0.0.1:${port}/healthz`,
    site: (folder) => {
      let site = replaceOnce(configuration, 'listen 80;', `listen 127.0.0.1:${port};`)
      site = replaceOnce(site, 'rate=10r/s', `rate=${pagesPerSecond}r/s`)
      site = replaceOnce(site, '/var/cache/nginx/shuyuan', join(folder, 'cache'))
      site = replaceOnce(site, '/var/log/nginx/shuyuan.log', join(folder, 'access.log'))
      for (const [which, serverPort] of serverPorts.entries()) {
        site = replaceOnce(
          site,
          `server 127.0.0.1:${4173 + which}`,
          `server 127.0.0.1:${serverPort}`,
        )
      }
      return site
    },
  })
  return {
    ...nginx,
    readAccessLog: async () => {
      const log = await readFile(join(nginx.folder, 'access.log'), 'utf8')
      return log.trim().split('\n')
    },
  }
}
