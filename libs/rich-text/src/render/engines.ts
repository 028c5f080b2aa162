import { codeToHtml, inlineCodeToHtml, type CodeOptions } from '../code/code-to-html'
import type { HighlightedCode } from '../code/highlighter'
import { mathSourceToHtml } from '../math/math-fallback'
import type { RichTextLocale } from '../locales/rich-text-locale'
import type { Slot } from '../slots/slots'

/** Typesets a formula, delimiters included, as safe HTML. */
export type TypesetMath = (raw: string, locale: RichTextLocale) => string

/** Highlights code in the named or guessed language. */
export type HighlightCode = (text: string, name: string | undefined) => HighlightedCode | null

/** Engines that fill slots. If one is `null`, code has no colors or formulas stay as typed. */
export interface Engines {
  math: TypesetMath | null
  code: HighlightCode | null
}

/** Returns the HTML of a slot. */
export function slotToHtml(
  slot: Slot,
  engines: Engines,
  codeOptions: CodeOptions,
  locale: RichTextLocale,
): string {
  if (slot.kind === 'mathml') return slot.html
  if (slot.kind === 'math') {
    return engines.math?.(slot.raw, locale) ?? mathSourceToHtml(slot.raw, locale.mathMissing)
  }
  const { isInline, language } = slot
  // Blocks lose the empty lines at both ends.
  const text = isInline
    ? slot.text
    : slot.text.replace(/^(?:[ \t]*\n)+/, '').replace(/\n\s*$/, '\n')
  const colored = engines.code?.(text, language) ?? null
  return isInline
    ? inlineCodeToHtml(text, language, colored)
    : codeToHtml(text, language, colored, codeOptions, locale)
}
