import type { ReactElement } from 'react'
import { BlockBoundary, media, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { HomeBlockView, type HomeBlocksProps } from './home-block-view'

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-9')};
  ${media.md} {
    gap: ${token('space-10')};
  }
`

/** The home page as an administrator composed it; a block that fails never takes others with it. */
export function HomeBlocks({ blocks, onBlockError, ...view }: HomeBlocksProps): ReactElement {
  return (
    <Stack>
      {blocks.map((block) => (
        <BlockBoundary key={block.id} skeleton={null} resetKeys={[block]} onError={onBlockError}>
          <HomeBlockView {...view} block={block} />
        </BlockBoundary>
      ))}
    </Stack>
  )
}
