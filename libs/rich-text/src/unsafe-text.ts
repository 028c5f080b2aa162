import type { Surroundings } from './transforms/transform'
import type { Slot } from './slots/slots'

/** A part of a text as HTML that is not sanitized yet. */
export interface UnsafePiece {
  html: string
  /** Slots whose placeholders are already in `html`. Those of HTML texts are found later. */
  slots: Slot[]
}

/** A whole text as unsanitized HTML, split where the result does not change. */
export interface UnsafeText {
  surroundings: Surroundings
  pieces: Iterable<UnsafePiece>
}
