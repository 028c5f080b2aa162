import type { Surroundings } from './html/decorate-structure'
import type { Slot } from './slots'

/** A part of a text as HTML that is not sanitized yet. */
export interface UnsafePiece {
  html: string
  /** Slots whose placeholders are already in `html`. Those of HTML texts are found later. */
  slots: Slot[]
  /** Written by this library from text only, and checked, so it needs no sanitizing or decorating. */
  isFinished: boolean
}

/** A whole text as unsanitized HTML, split where the result does not change. */
export interface UnsafeText {
  surroundings: Surroundings
  pieces: Iterable<UnsafePiece>
}
