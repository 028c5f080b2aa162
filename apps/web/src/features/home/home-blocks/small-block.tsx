import type { HomeBlock } from '@shuyuan/api'
import type { ReactElement } from 'react'
import type { GoalSources } from './goal-names'
import { GridNavBlock } from './grid-nav-block'
import { ImageGroupBlock } from './image-group-block'
import { OfficialAccountBlock } from './official-account-block'

/** Props of {@link SmallBlock}. */
interface SmallBlockProps {
  block: Extract<HomeBlock, { kind: 'grid-nav' | 'image-group' | 'official-account' }>
  goals: GoalSources
}

/** A block of images, icons or a QR code; together they are less code than a request each. */
export function SmallBlock({ block, goals }: SmallBlockProps): ReactElement {
  switch (block.kind) {
    case 'image-group':
      return <ImageGroupBlock layout={block.layout} images={block.images} goals={goals} />
    case 'grid-nav':
      return <GridNavBlock columns={block.columns} items={block.items} />
    case 'official-account':
      return <OfficialAccountBlock {...block} />
  }
}
