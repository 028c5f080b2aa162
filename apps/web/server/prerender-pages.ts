import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Hono } from 'hono'

interface PrerenderOptions {
  /** The rendering server. */
  app: Pick<Hono, 'request'>
  /** What is asked of it; a path without an extension is a page. */
  paths: readonly string[]
  /** Where the files go. */
  folder: string
  /** Before what could not be had is asked for again, in ms. @default 10 s */
  pauseMs?: number
  /** How often a path is asked for. @default 60 */
  triesAtMost?: number
}

/** A policy in a page must not say who may embed it: browsers take that from a header only. */
function policyElement(policy: string): string {
  const directives = policy.split('; ').filter((directive) => !directive.startsWith('frame-anc'))
  return `<meta http-equiv="Content-Security-Policy" content="${directives.join('; ')}" />`
}

function fileOf(path: string): string {
  if (path.endsWith('/')) return `${path}index.html`
  return /\.[a-z]+$/.test(path) ? path : `${path}.html`
}

/**
 * Writes what the rendering server answers as files for a plain host, each page with its own policy.
 * While the API is spared or away it waits; what is not there is left out.
 *
 * @returns how many files were written
 */
export async function prerenderPages({
  app,
  paths,
  folder,
  pauseMs = 10_000,
  triesAtMost = 60,
}: PrerenderOptions): Promise<number> {
  async function request(path: string): Promise<Response> {
    for (let tries = 1; ; tries += 1) {
      const response = await app.request(path)
      if (response.status !== 503) return response
      if (tries === triesAtMost) throw new Error(`No content for ${path}`)
      await pause(pauseMs)
    }
  }

  let written = 0
  // One after the other: the pages share most of what they ask for.
  for (const path of paths) {
    const response = await request(path)
    if (response.status === 404) continue
    if (response.status !== 200) throw new Error(`${path} answers with ${response.status}`)
    const policy = response.headers.get('Content-Security-Policy')
    const text = await response.text()
    const content = policy === null ? text : text.replace('<head>', `$&${policyElement(policy)}`)
    const file = join(folder, fileOf(path))
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content)
    written += 1
  }
  return written
}
