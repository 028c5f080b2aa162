import type { Palette } from '../palettes'
import type { Random } from '../random'

export interface MotifInput {
  palette: Palette
  random: Random
  /** The lower category, so that its courses look related. */
  categoryId: number
  /** For subjects that have a drawing of their own. */
  slug: string
  /** Characters that a motif may show. */
  glyphs: string
}

/** Draws the decoration of a cover, mostly right of x = 360, on 640 × 360. */
export type Motif = (input: MotifInput) => string
