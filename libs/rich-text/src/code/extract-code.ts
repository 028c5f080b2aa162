import type { TransformContext } from '../html/transform'
import { replaceBySlot } from '../slots/replace-by-slot'
import type { Slot } from '../slots/slots'
import { trimCode } from './trim-code'

/** Blocks with other elements stay unchanged and get no colors. */
const textElements = 'code, span, b, i, em, strong, br, font'

function languageOf(block: Element, code: Element | null): string | undefined {
  const classes = `${block.className} ${code?.className ?? ''}`
  return /(?:language|lang)-(\S+)/.exec(classes)?.[1]
}

/**
 * Replaces the code of an HTML text by slots: blocks, where `<br>` becomes a line break, and inline code that
 * names its language.
 */
export function extractCode(root: ParentNode, { slots }: TransformContext): void {
  for (const block of root.querySelectorAll('pre')) {
    if (block.querySelector(`:not(${textElements})`)) continue
    for (const lineEnd of block.querySelectorAll('br')) lineEnd.replaceWith('\n')
    const code = block.querySelector('code')
    const language = languageOf(block, code)
    const text = trimCode(block.textContent ?? '')
    replaceBySlot(block, { kind: 'code', text, language }, slots)
  }
  for (const code of root.querySelectorAll('code[class]')) {
    const language = languageOf(code, null)
    const isTextOnly = language !== undefined && !code.querySelector(':not(span, b, i, em, strong)')
    if (!isTextOnly || code.closest('pre')) continue
    const slot: Slot = { kind: 'code', text: code.textContent ?? '', language, isInline: true }
    replaceBySlot(code, slot, slots)
  }
}
