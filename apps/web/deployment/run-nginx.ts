import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { answers } from '../e2e/shared/stack'

export interface Nginx {
  url: string
  /** Working folder with logs and caches. */
  folder: string
  stop: () => Promise<void>
}

interface NginxInput {
  /** URL to poll until nginx responds. */
  url: string
  /** Returns the site's configuration, given the working folder. */
  site: (folder: string) => string
}

/** Reads a file of `deploy/`. */
export function deployed(file: string): Promise<string> {
  return readFile(new URL(`../../../deploy/${file}`, import.meta.url), 'utf8')
}

/** Replaces text that must occur once in a file of `deploy/`. */
export function replaceOnce(text: string, place: string, by: string): string {
  const parts = text.split(place)
  if (parts.length !== 2) throw new Error(`deploy/ contains ${place} ${parts.length - 1} times`)
  return parts.join(by)
}

/** Starts nginx with a site and the global settings of Debian's nginx.conf. */
export async function runNginx({ url, site }: NginxInput): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), 'shuyuan-nginx-'))
  await mkdir(join(folder, 'temp'))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const configuration = [
    // Otherwise root's workers run as another user without access to the folder.
    userInfo().uid === 0 ? 'user root;' : '',
    'worker_processes 2;',
    'daemon off;',
    'pid nginx.pid;',
    'error_log stderr crit;',
    'events {}',
    'http {',
    'types { text/html html; text/javascript js; image/svg+xml svg; text/plain txt; }',
    'gzip on;',
    'access_log off;',
    ...temporary.map((kind) => `${kind}_temp_path temp/${kind};`),
    'include site.conf;',
    '}',
  ].join('\n')
  const files = {
    'site.conf': site(folder),
    'nginx.conf': configuration,
    'snippets/shuyuan-security-headers.conf': await deployed('security-headers.conf'),
  }
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
  const nginx = spawn(
    process.env.NGINX_PATH ?? 'nginx',
    ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
  await answers(url, nginx)
  return {
    url: new URL(url).origin,
    folder,
    stop: async () => {
      nginx.kill('SIGTERM')
      await once(nginx, 'exit')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
