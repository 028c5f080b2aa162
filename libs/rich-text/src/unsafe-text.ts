import type { Surroundings } from './html/decorate-structure'
import type { Slot } from './slots'

/** A part of a text as HTML that is not sanitized yet. */
export interface UnsafePiece {
  html: string
  /** What `html` has places for already; formulas and code of HTML texts are found later. */
  slots: Slot[]
  /** Written by ourselves from words alone, and checked: there is nothing to sanitize or decorate. */
  isFinished: boolean
}

/** A whole text as unsanitized HTML, cut where cutting shows nowhere. */
export interface UnsafeText {
  surroundings: Surroundings
  pieces: Iterable<UnsafePiece>
}
