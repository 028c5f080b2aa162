import { extractCode } from '../code/extract-code'
import { decorateFragment } from '../html/decorate-fragment'
import type { Surroundings } from '../html/decorate-structure'
import { limitNesting } from '../html/limit-nesting'
import { sanitize } from '../html/sanitize'
import { markEditorFormulas } from '../math/mark-editor-formulas'
import { markMath } from '../math/mark-math'
import type { RichTextOptions } from '../rich-text-options'
import { slotAttribute, type Slot } from '../slots'
import type { UnsafePiece } from '../unsafe-text'

/** A part of a text as safe HTML, with empty slots for formulas and code. */
export interface PreparedPiece {
  html: string
  slots: Slot[]
}

/**
 * A source can contain slot attributes like ours. Each becomes the plain element that `fillSlots` expects, or
 * is removed.
 */
function straightenSlots(fragment: DocumentFragment, slots: readonly Slot[]): void {
  for (const mark of fragment.querySelectorAll(`[${slotAttribute}]`)) {
    const index = mark.getAttribute(slotAttribute) ?? ''
    const slot = slots[Number(index)]
    if (!slot || !/^\d+$/.test(index)) {
      mark.removeAttribute(slotAttribute)
      continue
    }
    const place = mark.ownerDocument.createElement(slot.kind === 'code' ? 'div' : 'span')
    place.setAttribute(slotAttribute, index)
    mark.replaceWith(place)
  }
}

/** Sanitizes and decorates a piece, and replaces formulas and code by slots. */
export function preparePiece(
  piece: UnsafePiece,
  options: RichTextOptions,
  surroundings: Surroundings,
): PreparedPiece {
  if (piece.isFinished) return piece
  const slots = [...piece.slots]
  const fragment = sanitize(limitNesting(piece.html), options)
  markEditorFormulas(fragment, slots)
  decorateFragment(fragment, options, surroundings)
  straightenSlots(fragment, slots)
  if (options.format === 'html') markMath(fragment, slots)
  extractCode(fragment, slots)
  const holder = fragment.ownerDocument.createElement('div')
  holder.append(fragment)
  return { html: holder.innerHTML, slots }
}
