import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { replaceOnce, runNginx, type Nginx } from './run-nginx'

const configuration = new URL('../../../deploy/nginx.conf', import.meta.url)

interface NginxOptions {
  port: number
  /** Ports of the rendering servers, in place of those that deploy/nginx.conf names. */
  serverPorts: number[]
}

/** Starts nginx with deploy/nginx.conf. */
export async function startNginx({ port, serverPorts }: NginxOptions): Promise<Nginx> {
  const deployed = await readFile(configuration, 'utf8')
  return runNginx({
    url: `http://127.0.0.1:${port}/healthz`,
    site: (folder) => {
      let site = replaceOnce(deployed, 'listen 80;', `listen 127.0.0.1:${port};`)
      site = replaceOnce(site, '/var/cache/nginx/shuyuan', join(folder, 'cache'))
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
}
