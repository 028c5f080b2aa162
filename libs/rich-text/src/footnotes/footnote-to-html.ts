import { escapeHtml } from '../html/escape-html'
import { fill } from '../locales/fill'
import type { RichTextLocale } from '../locales/rich-text-locale'

export type FootnotePart = 'reference' | 'start' | 'return'

export interface FootnoteSlot {
  kind: 'footnote'
  part: FootnotePart
  /** Prefix of the IDs. */
  prefix: string
  /** From 1, in the order of the references. */
  number: number
  /** Number of earlier references to the same footnote. */
  occurrence: number
}

/**
 * Formats a part of a footnote as safe HTML. IDs of headings contain no colon, so they never collide with
 * these.
 */
export function footnoteToHtml(
  { part, prefix, number, occurrence }: FootnoteSlot,
  locale: RichTextLocale,
): string {
  const note = escapeHtml(`${prefix}fn:${number}`)
  const reference = escapeHtml(`${prefix}fnref:${number}${occurrence > 1 ? `:${occurrence}` : ''}`)
  if (part === 'start') return `<span id="${note}"></span>`
  if (part === 'return') {
    const label = escapeHtml(locale.backToText)
    // The variation selector keeps the arrow from being rendered as an emoji.
    return ` <a href="#${reference}" role="doc-backlink" aria-label="${label}">↩\uFE0E</a>`
  }
  const label = escapeHtml(fill(locale.footnote, 'number', number))
  return `<sup><a href="#${note}" id="${reference}" role="doc-noteref" aria-label="${label}">[${number}]</a></sup>`
}
