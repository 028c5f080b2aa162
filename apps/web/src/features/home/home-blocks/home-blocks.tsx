import type { ReactElement } from 'react'
import { ErrorBoundary } from '@shuyuan/ui'
import { BlockStack } from './block-stack'
import { HomeBlockView, type HomeBlocksProps } from './home-block-view'

/** Blocks of the home page as arranged by an administrator. A block that fails does not affect the others. */
export function HomeBlocks({
  blocks,
  contents,
  courseHref,
  navs,
  ...view
}: HomeBlocksProps): ReactElement {
  const labelSources = { blocks, courseHref, navs }
  const firstShelf = blocks.find((block) => block.kind === 'courses' && block.courses.length > 0)
  const start = blocks[0]?.kind === 'slider' ? 1 : 0
  const views = blocks.map((block) => (
    <ErrorBoundary key={block.id} skeleton={null} resetKeys={[block]}>
      <HomeBlockView
        {...view}
        block={block}
        labelSources={labelSources}
        hasCovers={block === firstShelf}
      />
    </ErrorBoundary>
  ))
  return (
    <BlockStack>
      {views.slice(0, start)}
      {contents}
      {views.slice(start)}
    </BlockStack>
  )
}
