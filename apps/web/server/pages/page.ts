import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { PageDocument } from './document'

const compress = promisify(gzip)

export interface Page {
  status: number
  headers: Record<string, string>
  /** HTML, compressed to about a fifth of its size. */
  gzipped: Uint8Array<ArrayBuffer>
  /** Whether the page may be served to other visitors. */
  isCacheable: boolean
  /** How long the page is fresh, in ms. @default that of the cache */
  freshMs?: number
}

interface PageInput {
  status: number
  document: PageDocument
  isCacheable: boolean
  freshMs?: number
  /** Returns the policy that allows the document's scripts. */
  policyFor: (scripts: string[]) => string
  headers: Record<string, string>
}

/** Compresses a page and creates its headers, once for all its visitors. */
export async function createPage({
  document: { html, scripts },
  policyFor,
  headers,
  ...page
}: PageInput): Promise<Page> {
  return {
    ...page,
    gzipped: new Uint8Array(await compress(html)),
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policyFor(scripts),
      ETag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`,
      Vary: 'Accept-Encoding',
      ...headers,
    },
  }
}
