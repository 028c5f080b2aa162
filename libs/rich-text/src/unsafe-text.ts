import type { Slot } from './slots'

/** A part of a text as HTML that nobody has sanitised yet. */
export interface UnsafePiece {
  html: string
  /** What `html` has places for already; formulas and code of HTML texts are found later. */
  slots: Slot[]
}

/** A whole text as unsanitised HTML, cut where cutting shows nowhere. */
export interface UnsafeText {
  /** Whether the text has a heading 1, which belongs to the page around it. */
  hasTopHeading: boolean
  pieces: Iterable<UnsafePiece>
}
