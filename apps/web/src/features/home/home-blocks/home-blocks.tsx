import type { ReactElement } from 'react'
import { ErrorBoundary } from '@shuyuan/ui'
import { BlockStack } from './block-stack'
import { HomeBlockView, type HomeBlocksProps } from './home-block-view'
import { shelfLayouts } from './shelf-layouts'

/** Blocks of the home page as arranged by an administrator. A block that fails does not affect the others. */
export function HomeBlocks({
  blocks,
  courseHref,
  navs,
  onBlockError,
  ...view
}: HomeBlocksProps): ReactElement {
  const labelSources = { blocks, courseHref, navs }
  const layouts = shelfLayouts(blocks)
  // On phones its first cover is the largest contentful paint.
  const firstShelf = blocks.slice(0, 2).find(({ kind }) => kind === 'courses')
  return (
    <BlockStack>
      {blocks.map((block, index) => (
        <ErrorBoundary key={block.id} skeleton={null} resetKeys={[block]} onError={onBlockError}>
          <HomeBlockView
            {...view}
            block={block}
            labelSources={labelSources}
            layout={layouts[index] ?? 'grid'}
            eagerCount={block === firstShelf ? 1 : 0}
          />
        </ErrorBoundary>
      ))}
    </BlockStack>
  )
}
