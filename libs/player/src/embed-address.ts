/** Hosts whose players may be embedded without being asked for. */
const defaultFrameHosts: readonly string[] = [
  'player.bilibili.com',
  'v.qq.com',
  'player.youku.com',
  'open.iqiyi.com',
  'www.youtube.com',
  'www.youtube-nocookie.com',
  'player.vimeo.com',
]

const frameTag = /<iframe\b((?:[^>"']|"[^"]*"|'[^']*')*)>/i
const sourceAttribute = /(?:^|\s)src\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i

function decodeAmpersands(text: string): string {
  return text.replace(/&(?:amp|#38|#x26);/gi, '&')
}

/**
 * Address of the first frame in an HTML snippet, or `null` unless it is https on a listed host.
 * Nothing else of the snippet is ever used.
 */
export function embedAddress(html: string, hosts: readonly string[] = []): string | null {
  const attributes = frameTag.exec(html)?.[1] ?? ''
  const [, doubleQuoted, singleQuoted, bare] = sourceAttribute.exec(attributes) ?? []
  const address = decodeAmpersands(doubleQuoted ?? singleQuoted ?? bare ?? '').trim()
  if (!URL.canParse(address, 'https://this-site.invalid')) return null
  const url = new URL(address, 'https://this-site.invalid')
  const isPlain = url.protocol === 'https:' && !url.port && !url.username && !url.password
  return isPlain && [...defaultFrameHosts, ...hosts].includes(url.hostname) ? url.href : null
}
