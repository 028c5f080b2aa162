import type { ReactElement } from 'react'
import { BlockBoundary } from '@shuyuan/ui'
import { BlockStack } from './block-stack'
import { HomeBlockView, type HomeBlocksProps } from './home-block-view'
import { shelfLayouts } from './shelf-layouts'

/** The home page as an administrator composed it; a block that fails never takes others with it. */
export function HomeBlocks({
  blocks,
  courseHref,
  navs,
  onBlockError,
  ...view
}: HomeBlocksProps): ReactElement {
  const goals = { blocks, courseHref, navs }
  const layouts = shelfLayouts(blocks)
  return (
    <BlockStack>
      {blocks.map((block, index) => (
        <BlockBoundary key={block.id} skeleton={null} resetKeys={[block]} onError={onBlockError}>
          <HomeBlockView
            {...view}
            block={block}
            goals={goals}
            layout={layouts[index] ?? 'grid'}
            // Largest of what a phone shows at first; the script starts once it is painted.
            eagerCount={index < 2 ? 1 : 0}
          />
        </BlockBoundary>
      ))}
    </BlockStack>
  )
}
