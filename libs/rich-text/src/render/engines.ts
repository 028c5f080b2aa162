import { codeToHtml, inlineCodeToHtml, type CodeLook } from '../code/code-to-html'
import type { ColouredCode } from '../code/highlighter'
import { untypesetMaths } from '../maths/unset-maths'
import * as messages from '../messages'
import type { Slot } from '../slots'

/** Sets a formula, delimiters included, as safe HTML. */
export type SetMaths = (raw: string) => string

/** Colours code in a named language, or in the one it looks like. */
export type ColourCode = (text: string, name: string | undefined) => ColouredCode | null

/** What turns slots into HTML; what is `null` is not there: code goes plain, formulas as typed. */
export interface Engines {
  maths: SetMaths | null
  code: ColourCode | null
}

/** The HTML that belongs into a slot. */
export function slotToHtml(slot: Slot, engines: Engines, look: CodeLook): string {
  if (slot.kind === 'maths') {
    return engines.maths?.(slot.raw) ?? untypesetMaths(slot.raw, messages.mathsMissing)
  }
  const coloured = engines.code?.(slot.text, slot.language) ?? null
  if (slot.isInline) return inlineCodeToHtml(slot.text, slot.language, coloured)
  return codeToHtml(slot.text, slot.language, coloured, look)
}
