import { fileURLToPath } from 'node:url'
import { deployed, replaceOnce, runNginx, type Nginx } from './run-nginx'

/** Folder of the built files. */
export const dist = fileURLToPath(new URL('../dist', import.meta.url))

interface StaticHostOptions {
  port: number
  /** API to which the host proxies calls. */
  apiUrl: string
  /** Folder of the files. @default the build output */
  root?: string
  /** Allowed origin of images and videos, besides HTTPS hosts. */
  mediaUrl?: string
  /** Replace the location of pages. */
  locations?: string
}

/** Starts nginx with deploy/nginx-static.conf, which serves the built files and proxies `/api/`. */
export async function startStaticHost({
  port,
  apiUrl,
  root = dist,
  mediaUrl,
  locations,
}: StaticHostOptions): Promise<Nginx> {
  let site = await deployed('nginx-static.conf')
  site = replaceOnce(site, 'listen 80;', `listen 127.0.0.1:${port};`)
  site = replaceOnce(site, '/srv/shuyuan/dist', root)
  site = replaceOnce(site, 'https://api.example.com', apiUrl)
  if (locations !== undefined) site = site.replace(/ {2}location \/ \{[^}]*\}/, () => locations)
  if (mediaUrl !== undefined) site = site.replaceAll(' https:;', ` https: ${mediaUrl};`)
  return runNginx({
    url: `http://127.0.0.1:${port}/`,
    site: () => site,
  })
}
