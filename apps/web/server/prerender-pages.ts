import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Hono } from 'hono'

interface PrerenderOptions {
  /** The rendering server. */
  app: Pick<Hono, 'request'>
  /** Paths to request. A path without an extension is a page. */
  paths: readonly string[]
  /** Output folder. */
  folder: string
  /** Delay before a retry, in ms. @default 10 s */
  pauseMs?: number
  /** Maximum requests per path. @default 60 */
  maxTries?: number
}

/** Adds a policy to a page, without `frame-ancestors`, which browsers only accept in a header. */
function withPolicy(html: string, policy: string): string {
  const directives = policy.split('; ').filter((directive) => !directive.startsWith('frame-anc'))
  const element = `<meta http-equiv="Content-Security-Policy" content="${directives.join('; ')}" />`
  return html.replace('<head>', `$&${element}`)
}

function fileOf(path: string): string {
  if (path.endsWith('/')) return `${path}index.html`
  return /\.[a-z]+$/.test(path) ? path : `${path}.html`
}

/**
 * Writes the responses of the rendering server to files for a static host, each page with its policy. Waits
 * while the API is rate-limited or unavailable. Skips missing pages.
 *
 * @returns the number of files
 */
export async function prerenderPages({
  app,
  paths,
  folder,
  pauseMs = 10_000,
  maxTries = 60,
}: PrerenderOptions): Promise<number> {
  async function request(path: string): Promise<Response> {
    for (let tries = 1; ; tries += 1) {
      const response = await app.request(path)
      if (response.status !== 503) return response
      if (tries === maxTries) throw new Error(`No content for ${path}`)
      await pause(pauseMs)
    }
  }

  let written = 0
  // Sequentially, because the pages share most of their API calls.
  for (const path of paths) {
    const response = await request(path)
    if (response.status === 404) continue
    if (response.status !== 200) throw new Error(`${path} responded with ${response.status}`)
    const policy = response.headers.get('Content-Security-Policy')
    const text = await response.text()
    const content = policy === null ? text : withPolicy(text, policy)
    const file = join(folder, fileOf(path))
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content)
    written += 1
  }
  return written
}
