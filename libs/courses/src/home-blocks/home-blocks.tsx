import type { ErrorInfo, ReactElement } from 'react'
import type { CourseSummary, HomeBlock } from '@shuyuan/api'
import { BlockBoundary, media, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { HomeBlockView } from './home-block-view'

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-8')};
  ${media.md} {
    gap: ${token('space-10')};
  }
`

/** Properties of {@link HomeBlocks}. */
export interface HomeBlocksProps {
  blocks: readonly HomeBlock[]
  courseHref: (course: CourseSummary) => string
  /** Where blocks made for phones lead on to; left out: they do not. */
  allCoursesHref?: string
  /** The site offers VIP plans. @default true */
  sellsVip?: boolean
  /** Base of relative pictures in HTML blocks. */
  baseUrl?: string
  /** Hosts that HTML blocks may embed; left out: the well-known ones of `@shuyuan/rich-text`. */
  frameHosts?: readonly string[]
  /** Told of a block that could not be drawn, for logging. */
  onBlockError?: (error: unknown, info: ErrorInfo) => void
}

/** The home page as an administrator composed it; a block that fails never takes others with it. */
export function HomeBlocks({ blocks, onBlockError, ...view }: HomeBlocksProps): ReactElement {
  return (
    <Stack>
      {blocks.map((block) => (
        <BlockBoundary key={block.id} resetKeys={[block]} onError={onBlockError}>
          <HomeBlockView {...view} block={block} />
        </BlockBoundary>
      ))}
    </Stack>
  )
}
