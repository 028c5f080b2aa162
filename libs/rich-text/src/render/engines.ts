import { codeToHtml, inlineCodeToHtml, type CodeLook } from '../code/code-to-html'
import type { ColoredCode } from '../code/highlighter'
import { untypesetMath } from '../math/unset-math'
import type { RichTextLocale } from '../locales/rich-text-locale'
import { footnoteToHtml } from '../footnotes/footnote-to-html'
import type { Slot } from '../slots'

/** Sets a formula, delimiters included, as safe HTML. */
export type SetMath = (raw: string, locale: RichTextLocale) => string

/** Colors code in a named language, or in the one it looks like. */
export type ColorCode = (text: string, name: string | undefined) => ColoredCode | null

/** What turns slots into HTML; what is `null` is not there: code goes plain, formulas as typed. */
export interface Engines {
  math: SetMath | null
  code: ColorCode | null
}

/** The HTML that belongs into a slot. */
export function slotToHtml(
  slot: Slot,
  engines: Engines,
  look: CodeLook,
  locale: RichTextLocale,
): string {
  if (slot.kind === 'footnote') return footnoteToHtml(slot, locale)
  if (slot.kind === 'math') {
    return engines.math?.(slot.raw, locale) ?? untypesetMath(slot.raw, locale.mathMissing)
  }
  const colored = engines.code?.(slot.text, slot.language) ?? null
  if (slot.isInline) return inlineCodeToHtml(slot.text, slot.language, colored)
  return codeToHtml(slot.text, slot.language, colored, look, locale)
}
