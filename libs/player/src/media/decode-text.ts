function encodingsOf([first, second]: Uint8Array): string[] {
  if (first === 0xff && second === 0xfe) return ['utf-16le']
  if (first === 0xfe && second === 0xff) return ['utf-16be']
  return ['utf-8', 'gb18030']
}

/**
 * Decodes a text file: UTF-16 with a byte order mark, UTF-8, or GB18030, which contains GBK and GB 2312. Returns null if it
 * is none of them.
 */
export function decodeText(bytes: ArrayBuffer): string | null {
  for (const encoding of encodingsOf(new Uint8Array(bytes))) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes)
    } catch {
      // It has another encoding.
    }
  }
  return null
}
