import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { answers } from '../e2e/stack'

const configuration = fileURLToPath(new URL('../../../deploy/nginx.conf', import.meta.url))

interface NginxOptions {
  port: number
  /** Ports of the rendering servers, in place of those that deploy/nginx.conf names. */
  serverPorts: number[]
}

interface Nginx {
  url: string
  stop: () => Promise<void>
}

function replaceOnce(text: string, place: string, by: string): string {
  const parts = text.split(place)
  if (parts.length !== 2)
    throw new Error(`deploy/nginx.conf names ${place} ${parts.length - 1} times`)
  return parts.join(by)
}

/** Starts nginx with deploy/nginx.conf, inside of what Debian's own nginx.conf sets around it. */
export async function startNginx({ port, serverPorts }: NginxOptions): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), 'shuyuan-nginx-'))
  let site = await readFile(configuration, 'utf8')
  site = replaceOnce(site, 'listen 80;', `listen 127.0.0.1:${port};`)
  site = replaceOnce(site, '/var/cache/nginx/shuyuan', join(folder, 'cache'))
  for (const [which, serverPort] of serverPorts.entries()) {
    site = replaceOnce(site, `server 127.0.0.1:${4173 + which}`, `server 127.0.0.1:${serverPort}`)
  }
  await mkdir(join(folder, 'temp'))
  await writeFile(join(folder, 'site.conf'), site)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  await writeFile(
    join(folder, 'nginx.conf'),
    [
      // Workers of root would run as another user, who may not enter the folder.
      userInfo().uid === 0 ? 'user root;' : '',
      'worker_processes 2;',
      'daemon off;',
      'pid nginx.pid;',
      'error_log stderr crit;',
      'events {}',
      'http {',
      'gzip on;',
      'access_log off;',
      ...temporary.map((kind) => `${kind}_temp_path temp/${kind};`),
      'include site.conf;',
      '}',
    ].join('\n'),
  )
  const nginx = spawn(
    process.env.NGINX_PATH ?? 'nginx',
    ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  const url = `http://127.0.0.1:${port}`
  await answers(`${url}/healthz`, nginx)
  return {
    url,
    stop: async () => {
      nginx.kill('SIGTERM')
      await once(nginx, 'exit')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
