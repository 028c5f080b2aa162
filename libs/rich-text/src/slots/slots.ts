/**
 * Formulas and code become slots before a text is sanitized, or at the latest before it is
 * serialized. An empty element with the index of the slot is the placeholder. The rendered strings replace
 * the placeholders at the end.
 */
export type Slot =
  | { kind: 'math'; /** As typed, delimiters included. */ raw: string }
  | { kind: 'mathml'; /** Safe HTML of a formula without TeX. */ html: string }
  | {
      kind: 'code'
      text: string
      /** Language as the author wrote it. */
      language?: string
      /** Inline code; a block otherwise. */
      isInline?: boolean
    }

/** Attribute of a placeholder; its value is the index of the slot. */
export const slotAttribute = 'data-rt-slot'

/** Name of a placeholder element: a block for code blocks. */
export function placeOf(slot: Slot): 'div' | 'span' {
  return slot.kind === 'code' && !slot.isInline ? 'div' : 'span'
}

/** Placeholder element of a slot. */
export function slotMarkup(index: number, slot: Slot): string {
  const name = placeOf(slot)
  return `<${name} ${slotAttribute}="${index}"></${name}>`
}

// Only elements match this in serialized HTML: `<` is escaped in text, `"` in values.
const slot = /<(div|span) data-rt-slot="(\d+)"><\/\1>/g

/** Replaces the placeholders with the rendered slots, in order. */
export function fillSlots(html: string, pieces: readonly string[]): string {
  let filled = ''
  let at = 0
  for (const match of html.matchAll(slot)) {
    filled += html.slice(at, match.index) + (pieces[Number(match[2])] ?? '')
    at = match.index + match[0].length
  }
  return filled + html.slice(at)
}
