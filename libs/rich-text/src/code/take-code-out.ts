import { slotAttribute, type Slot } from '../slots'

/** A block that holds more than words keeps it and goes without colours. */
const words = 'code, span, b, i, em, strong, br, font'

function languageOf(block: Element, code: Element | null): string | undefined {
  const classes = `${block.className} ${code?.className ?? ''}`
  return /(?:language|lang)-(\S+)/.exec(classes)?.[1]
}

/** Takes the blocks of code of an HTML text out of it; line breaks become ends of lines. */
export function takeCodeOut(fragment: DocumentFragment, slots: Slot[]): void {
  for (const block of fragment.querySelectorAll('pre')) {
    if (block.querySelector(`:not(${words})`)) continue
    for (const lineEnd of block.querySelectorAll('br')) lineEnd.replaceWith('\n')
    const code = block.querySelector('code')
    const place = block.ownerDocument.createElement('div')
    place.setAttribute(slotAttribute, String(slots.length))
    slots.push({
      kind: 'code',
      text: block.textContent ?? '',
      language: languageOf(block, code),
    })
    block.replaceWith(place)
  }
}
