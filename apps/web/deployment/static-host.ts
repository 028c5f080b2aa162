import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { replaceOnce, runNginx, type Nginx } from './run-nginx'

const deployed = (file: string) =>
  readFile(new URL(`../../../deploy/${file}`, import.meta.url), 'utf8')

const dist = fileURLToPath(new URL('../dist', import.meta.url))

interface StaticHostOptions {
  port: number
  /** The API that the host passes calls on to. */
  apiUrl: string
}

/** Starts nginx with deploy/nginx-static.conf: the built files, and the API behind `/api/`. */
export async function startStaticHost({ port, apiUrl }: StaticHostOptions): Promise<Nginx> {
  let site = await deployed('nginx-static.conf')
  site = replaceOnce(site, 'listen 80;', `listen 127.0.0.1:${port};`)
  site = replaceOnce(site, '/srv/shuyuan/dist', dist)
  site = replaceOnce(site, 'https://api.example.com', apiUrl)
  return runNginx({
    url: `http://127.0.0.1:${port}/`,
    site: () => site,
    files: {
      'snippets/shuyuan-security-headers.conf': await deployed('security-headers.conf'),
    },
  })
}
