import type { FootnoteSlot } from './footnotes/footnote-to-html'

/**
 * Formulas, code and links of footnotes are taken out of a text before it is sanitized or at the latest before it is
 * written out, and put back in as strings when all else is done. Until then an empty element with
 * the number of the slot stands where each belongs.
 */
export type Slot =
  | FootnoteSlot
  | { kind: 'math'; /** As typed, delimiters included. */ raw: string }
  | {
      kind: 'code'
      text: string
      /** As the author named it. */
      language?: string
      /** Within a line of text; a block otherwise. */
      isInline?: boolean
    }

/** Attribute that marks a slot; its value is the index of the slot. */
export const slotAttribute = 'data-rt-slot'

/** The element that holds the place of a slot: block for code, inline for formulas. */
export function slotMarkup(index: number, kind: Slot['kind']): string {
  const name = kind === 'code' ? 'div' : 'span'
  return `<${name} ${slotAttribute}="${index}"></${name}>`
}

// Only elements look like this once a text is written out: `<` is escaped in words, `"` in values.
const slot = /<(div|span) data-rt-slot="(\d+)"><\/\1>/g

/** Puts the finished pieces, in the order of their slots, where they belong. */
export function fillSlots(html: string, pieces: readonly string[]): string {
  let filled = ''
  let at = 0
  for (const match of html.matchAll(slot)) {
    filled += html.slice(at, match.index) + (pieces[Number(match[2])] ?? '')
    at = match.index + match[0].length
  }
  return filled + html.slice(at)
}
