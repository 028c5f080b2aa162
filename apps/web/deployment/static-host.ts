import { fileURLToPath } from 'node:url'
import { deployed, replaceOnce, runNginx, type Nginx } from './run-nginx'

/** The built files. */
export const dist = fileURLToPath(new URL('../dist', import.meta.url))

interface StaticHostOptions {
  port: number
  /** The API that the host passes calls on to. */
  apiUrl: string
  /** Folder of the files. @default as they were built */
  root?: string
  /** Where images and videos come from, beside every host with HTTPS. */
  mediaUrl?: string
}

/** Starts nginx with deploy/nginx-static.conf: the built files, and the API behind `/api/`. */
export async function startStaticHost({
  port,
  apiUrl,
  root = dist,
  mediaUrl,
}: StaticHostOptions): Promise<Nginx> {
  let site = await deployed('nginx-static.conf')
  site = replaceOnce(site, 'listen 80;', `listen 127.0.0.1:${port};`)
  site = replaceOnce(site, '/srv/shuyuan/dist', root)
  site = replaceOnce(site, 'https://api.example.com', apiUrl)
  if (mediaUrl !== undefined) site = site.replaceAll(' https:;', ` https: ${mediaUrl};`)
  return runNginx({
    url: `http://127.0.0.1:${port}/`,
    site: () => site,
  })
}
