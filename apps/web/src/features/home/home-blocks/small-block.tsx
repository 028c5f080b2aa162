import type { HomeBlock } from '@shuyuan/api'
import type { ReactElement } from 'react'
import type { LinkLabelSources } from './link-labels'
import { GridNavBlock } from './grid-nav-block'
import { ImageGroupBlock } from './image-group-block'
import { OfficialAccountBlock } from './official-account-block'

interface SmallBlockProps {
  block: Extract<HomeBlock, { kind: 'grid-nav' | 'image-group' | 'official-account' }>
  labelSources: LinkLabelSources
}

/** Small blocks share one chunk, because their code is smaller than the overhead of a request each. */
export function SmallBlock({ block, labelSources }: SmallBlockProps): ReactElement {
  switch (block.kind) {
    case 'image-group':
      return (
        <ImageGroupBlock layout={block.layout} images={block.images} labelSources={labelSources} />
      )
    case 'grid-nav':
      return <GridNavBlock columns={block.columns} items={block.items} />
    case 'official-account':
      return <OfficialAccountBlock {...block} />
  }
}
