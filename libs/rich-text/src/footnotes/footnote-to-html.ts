import { escapeHtml } from '../html/escape-html'
import { fill } from '../locales/fill'
import type { RichTextLocale } from '../locales/rich-text-locale'

/** What a footnote has of ours: its number in the text, the place that leads to, and the way back. */
export type FootnotePart = 'reference' | 'start' | 'return'

/** A part of a footnote. */
export interface FootnoteSlot {
  kind: 'footnote'
  part: FootnotePart
  /** How the ids begin. */
  prefix: string
  /** Counts from 1, in the order in which the text names them. */
  number: number
  /** How often the text has named it up to here. */
  occurrence: number
}

/** A part of a footnote as safe HTML. Ids of headings hold no colon, so none is the same. */
export function footnoteToHtml(
  { part, prefix, number, occurrence }: FootnoteSlot,
  locale: RichTextLocale,
): string {
  const note = escapeHtml(`${prefix}fn:${number}`)
  const reference = escapeHtml(`${prefix}fnref:${number}${occurrence > 1 ? `:${occurrence}` : ''}`)
  if (part === 'start') return `<span id="${note}"></span>`
  if (part === 'return') {
    const label = escapeHtml(locale.backToText)
    // The second character keeps the arrow from being drawn as an emoji.
    return ` <a href="#${reference}" role="doc-backlink" aria-label="${label}">↩\uFE0E</a>`
  }
  const label = escapeHtml(fill(locale.footnote, 'number', number))
  return `<sup><a href="#${note}" id="${reference}" role="doc-noteref" aria-label="${label}">[${number}]</a></sup>`
}
