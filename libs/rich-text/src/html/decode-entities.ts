const entity = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));?/gi

const named = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
  ['hellip', '…'],
  ['mdash', '—'],
  ['ndash', '–'],
  ['ldquo', '“'],
  ['rdquo', '”'],
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['middot', '·'],
  ['times', '×'],
  ['copy', '©'],
  ['yen', '¥'],
])

function characterAt(codePoint: number, fallback: string): string {
  return codePoint > 0 && codePoint <= 0x10ffff ? String.fromCodePoint(codePoint) : fallback
}

/** Reads numeric entities and the named ones that Chinese prose uses; others stay as typed. */
export function decodeEntities(text: string): string {
  return text.replace(entity, (whole, decimal?: string, hex?: string, name?: string) => {
    if (decimal) return characterAt(Number(decimal), whole)
    if (hex) return characterAt(Number.parseInt(hex, 16), whole)
    return named.get((name ?? '').toLowerCase()) ?? whole
  })
}
