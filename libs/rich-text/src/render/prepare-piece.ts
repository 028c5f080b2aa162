import { limitNesting } from '../html/limit-nesting'
import { sanitize } from '../html/sanitize'
import type { TransformContext } from '../transforms/transform'
import { sourceTransforms, transforms } from '../transforms/transforms'
import { parseInertly } from '../html/trusted-html'
import type { Slot } from '../slots/slots'
import type { UnsafePiece } from '../unsafe-text'

/** A part of a text as safe HTML, with empty slots for formulas and code. */
export interface PreparedPiece {
  html: string
  slots: Slot[]
}

/** Sanitizes and transforms a piece. The only way from a source to HTML of the page. */
export function preparePiece(
  piece: UnsafePiece,
  shared: Omit<TransformContext, 'slots'>,
): PreparedPiece {
  const context = { ...shared, slots: [...piece.slots] }
  const unsafe = parseInertly(limitNesting(piece.html))
  for (const transform of sourceTransforms) transform(unsafe, context)
  const fragment = sanitize(unsafe)
  for (const transform of transforms) transform(fragment, context)
  const holder = fragment.ownerDocument.createElement('div')
  holder.append(fragment)
  return { html: holder.innerHTML, slots: context.slots }
}
