import type { CourseSummary, HomeBlock } from '@shuyuan/api'
import type { ErrorInfo } from 'react'

/** Props of `HomeBlocks`. */
export interface HomeBlocksProps {
  blocks: readonly HomeBlock[]
  courseHref: (course: CourseSummary) => string
  /** Where blocks made for phones lead on to; left out: they do not. */
  allCoursesHref?: string
  /** The site offers VIP plans. @default true */
  sellsVip?: boolean
  /** Base of relative images in HTML blocks. */
  baseUrl?: string
  /** Hosts that HTML blocks may embed; left out: the well-known ones of `@shuyuan/rich-text`. */
  frameHosts?: readonly string[]
  /** Told of a block that could not be drawn, for logging. */
  onBlockError?: (error: unknown, info: ErrorInfo) => void
}
