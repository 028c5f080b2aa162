import type { HomeBlock } from '@shuyuan/api'
import type { ShelfLayout } from '@shuyuan/courses'

/** Course lists cycle through these layouts, so that a long page does not look uniform. */
const layoutCycle = ['lead', 'line', 'grid', 'rows'] as const

/** Layout of each block. Only course lists use it. */
export function shelfLayouts(blocks: readonly HomeBlock[]): ShelfLayout[] {
  let shelves = 0
  return blocks.map((block) => {
    const layout = layoutCycle[shelves % layoutCycle.length] ?? 'grid'
    if (block.kind === 'courses' && block.courses.length > 0) shelves += 1
    return layout
  })
}
