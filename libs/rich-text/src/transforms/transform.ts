import type { RichTextLocale } from '../locales/rich-text-locale'
import type { RichTextOptions } from '../rich-text-options'
import type { Slot } from '../slots/slots'

/** State shared by the pieces of a text. */
export interface Surroundings {
  /** The text contains a heading 1. */
  lowersHeadings: boolean
  /** Number of tables in earlier pieces. Updated by `wrapTables`. */
  tables: number
}

export interface TransformContext {
  options: RichTextOptions
  locale: RichTextLocale
  surroundings: Surroundings
  /** Formulas and code of the piece. A transform adds those that it finds. */
  slots: Slot[]
}

/** One change to a piece of a text. `transforms.ts` has the order. */
export type Transform = (root: ParentNode & Node, context: TransformContext) => void
