/**
 * Decodes a text file: UTF-16 with a byte order mark, UTF-8, or GB18030, which contains GBK and GB 2312. Returns null if it
 * is none of them.
 */
export function decodeText(bytes: ArrayBuffer): string | null {
  const [first, second] = new Uint8Array(bytes)
  const marked = { 'ff fe': 'utf-16le', 'fe ff': 'utf-16be' }[
    `${first?.toString(16)} ${second?.toString(16)}`
  ]
  for (const encoding of marked ? [marked] : ['utf-8', 'gb18030']) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes)
    } catch {
      // It has another encoding.
    }
  }
  return null
}
