import { parseUrl } from '@shuyuan/ui'

const frameTag = /<iframe\b((?:[^>"']|"[^"]*"|'[^']*')*)>/i
const sourceAttribute = /(?:^|\s)src\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i

function decodeAmpersands(text: string): string {
  return text.replace(/&(?:amp|#38|#x26);/gi, '&')
}

/**
 * Parses the URL of the first frame in an HTML snippet. Returns null unless it is an absolute http(s) URL.
 */
export function parseFrameUrl(html: string): URL | null {
  const attributes = frameTag.exec(html)?.[1] ?? ''
  const [, doubleQuoted, singleQuoted, bare] = sourceAttribute.exec(attributes) ?? []
  const target = decodeAmpersands(doubleQuoted ?? singleQuoted ?? bare ?? '').trim()
  const thisSite = 'https://this-site.invalid'
  const url = parseUrl(target, thisSite)
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:'
  return isWeb && url.origin !== thisSite ? url : null
}

/** A host without a scheme means https on the default port. */
function originOf(host: string): string | null {
  return parseUrl(host.includes('://') ? host : `https://${host}`)?.origin ?? null
}

/**
 * Returns the URL of the first frame in an HTML snippet, or null if its host is not listed or its origin is
 * the page's own. Nothing else of the snippet is used.
 *
 * @param hosts hosts (`player.bilibili.com`, meaning https on the default port) or origins
 *   (`http://127.0.0.1:4100`)
 */
export function embedUrl(html: string, hosts: readonly string[] | null | undefined): string | null {
  const url = parseFrameUrl(html)
  if (url === null || url.username || url.password) return null
  // With `allow-scripts` and `allow-same-origin`, a frame of the page's own origin could remove its sandbox.
  if (url.origin === globalThis.location?.origin) return null
  return hosts?.some((host) => originOf(host) === url.origin) ? url.href : null
}
