import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { scriptHashes } from './document'

const compress = promisify(gzip)

/** A page as it is sent. */
export interface Page {
  status: number
  headers: Record<string, string>
  /** The HTML, in a fifth of its room. */
  gzipped: Uint8Array<ArrayBuffer>
  /** Whether another visitor may get the same. */
  isKept: boolean
}

interface PageInput {
  status: number
  html: string
  isKept: boolean
  /** Of the page's inline scripts. */
  policyFor: (scriptHashes: string[]) => string
  headers: Record<string, string>
}

/** Makes what all who get the page share: compressed once, with the policy of its own scripts. */
export async function createPage({ html, policyFor, headers, ...page }: PageInput): Promise<Page> {
  return {
    ...page,
    gzipped: new Uint8Array(await compress(html)),
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policyFor(scriptHashes(html)),
      ETag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`,
      Vary: 'Accept-Encoding',
      ...headers,
    },
  }
}
