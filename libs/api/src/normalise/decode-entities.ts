const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  hellip: '…',
  mdash: '—',
  ndash: '–',
  middot: '·',
  ldquo: '“',
  rdquo: '”',
  lsquo: '‘',
  rsquo: '’',
  times: '×',
  copy: '©',
}

function fromCode(code: number, written: string): string {
  // Surrogates are no characters, and there is nothing behind the last one.
  const isCharacter = code > 0 && code <= 0x10_ff_ff && !(code >= 0xd8_00 && code <= 0xdf_ff)
  return isCharacter ? String.fromCodePoint(code) : written
}

/**
 * The text that the entities of HTML write, once: `&amp;lt;` is `&lt;`. What is unknown stays. The
 * result is plain text and must not become HTML again.
 */
export function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi,
    (written: string, decimal?: string, hex?: string, name?: string) => {
      if (decimal !== undefined) return fromCode(Number(decimal), written)
      if (hex !== undefined) return fromCode(Number.parseInt(hex, 16), written)
      return name !== undefined && Object.hasOwn(named, name) ? (named[name] ?? written) : written
    },
  )
}
