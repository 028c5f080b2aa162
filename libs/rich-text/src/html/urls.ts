/** Placeholder for an unknown origin of this site. `.invalid` never resolves. */
const unknownOrigin = 'https://this-site.invalid'

function parse(target: string, base: string): URL | null {
  try {
    return new URL(target, base)
  } catch {
    return null
  }
}

/** Origin of the site that shows the text; `undefined` if it is unknown. */
export function siteOriginOf({ siteOrigin }: { siteOrigin?: string }): string | undefined {
  return siteOrigin ?? globalThis.location?.origin
}

/** Origin of a URL, e.g. `https://school.example`; `null` if there is none. */
export function originOf(target: string | undefined): string | null {
  return target === undefined ? null : (parse(target, unknownOrigin)?.origin ?? null)
}

/** Host of a URL, with its port. */
export function hostOf(target: string, siteOrigin?: string): string {
  return parse(target, siteOrigin ?? unknownOrigin)?.host ?? ''
}

function isWeb(url: URL): boolean {
  return url.protocol === 'http:' || url.protocol === 'https:'
}

/** Repeated leading slashes would make the path start with another host. */
function pathOf(url: URL): string {
  return url.pathname.replace(/^[/\\]{2,}/, '/') + url.search + url.hash
}

/** Matches a host without a scheme, which browsers would treat as a relative path. */
const hostAlone = /^\s*www\.[^\s./?#]+\./i

/**
 * Checks the target of a link. Only http, https, mailto, tel and paths of this site pass. Absolute URLs of
 * this site become paths, and `www.example.com` gets a scheme. An empty URL is rejected. The browser's own
 * parser decides, so control characters, entities and odd slashes are interpreted as on a click.
 */
export function linkUrl(
  target: string,
  siteOrigin: string = unknownOrigin,
): { href: string; isExternal: boolean } | null {
  if (target.trim() === '') return null
  if (target.trim().startsWith('#')) return { href: target.trim(), isExternal: false }
  const url = parse(hostAlone.test(target) ? `https://${target.trim()}` : target, siteOrigin)
  if (!url) return null
  if (url.protocol === 'mailto:' || url.protocol === 'tel:') {
    return { href: url.href, isExternal: false }
  }
  if (!isWeb(url)) return null
  url.username = ''
  url.password = ''
  return url.origin === originOf(siteOrigin)
    ? { href: pathOf(url), isExternal: false }
    : { href: url.href, isExternal: true }
}

const inlineImage = /^data:image\/(?:png|jpeg|gif|webp|avif|bmp);base64,[a-z\d+/=\s]+$/i

/**
 * Checks the URL of an image or recording: http, https, relative (resolved against `baseUrl`) and, for
 * images, inline bitmaps. Returns `null` for anything else.
 */
export function mediaUrl(
  target: string,
  { baseUrl, allowsInline = false }: { baseUrl?: string; allowsInline?: boolean },
): string | null {
  if (target.trim() === '') return null
  if (allowsInline && inlineImage.test(target.trim())) return target.trim()
  const url = parse(target, baseUrl || unknownOrigin)
  if (!url || !isWeb(url)) return null
  return url.origin === unknownOrigin ? pathOf(url) : url.href
}

/** Hosts of players that every text may embed. */
export const defaultFrameHosts: readonly string[] = [
  'player.bilibili.com',
  'v.qq.com',
  'player.youku.com',
  'open.iqiyi.com',
  'www.youtube.com',
  'www.youtube-nocookie.com',
  'player.vimeo.com',
]

/** Checks the URL of an embedded frame: https on a built-in or given host or origin, else `null`. */
export function frameUrl(target: string, given: readonly string[] = []): string | null {
  const hosts = [...defaultFrameHosts, ...given]
  const url = parse(target, unknownOrigin)
  if (!url || url.protocol !== 'https:') return null
  if (url.port !== '' || url.username !== '' || url.password !== '') return null
  return hosts.includes(url.hostname) || hosts.includes(url.origin) ? url.href : null
}
