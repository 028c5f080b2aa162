import type { HomeBlock } from '@shuyuan/api'
import type { ShelfLayout } from '@shuyuan/courses'

/** In this order lists of courses take turns, so that a long page does not look the same all the way down. */
const turns = ['lead', 'line', 'grid', 'rows'] as const

/** The layout of each block, should it be a list of courses. */
export function shelfLayouts(blocks: readonly HomeBlock[]): ShelfLayout[] {
  let shelves = 0
  return blocks.map((block) => {
    const layout = turns[shelves % turns.length] ?? 'grid'
    if (block.kind === 'courses' && block.courses.length > 0) shelves += 1
    return layout
  })
}
