import type { CourseSummary, HomeBlock } from '@shuyuan/api'
import { Suspense, type ErrorInfo, type ReactElement, type ReactNode } from 'react'
import { Skeleton, lazyComponent } from '@shuyuan/ui'
import { CourseShelf, type CourseShelfProps } from './course-shelf'
import type { LinkLabelSources } from './link-labels'
import { LazySlider } from './lazy-slider'
import { NearBlock } from './near-block'
import { SlideSkeleton } from './slide-skeleton'

export interface HomeBlocksProps extends Pick<
  CourseShelfProps,
  'sellsVip' | 'isMember' | 'allCoursesHref'
> {
  blocks: readonly HomeBlock[]
  /** Shown after the slides that the page starts with. */
  contents?: ReactNode
  courseHref: (course: Pick<CourseSummary, 'id'>) => string
  /** Menu of the site. Labels images that link to one of its entries. */
  navs?: LinkLabelSources['navs']
  /** Base of relative images in HTML blocks. */
  baseUrl?: string
  /** Hosts that HTML blocks may embed. @default the known hosts of `@shuyuan/rich-text` */
  frameHosts?: readonly string[]
  /** Called when a block fails to render, for logging. */
  onBlockError?: (error: unknown, info: ErrorInfo) => void
}

const CodeBlock = lazyComponent(() => import('./code-block').then((code) => code.CodeBlock))
const SmallBlock = lazyComponent(() => import('./small-block').then((code) => code.SmallBlock))

/** Skeleton heights in px. */
const heights = { 'image-group': 240, 'grid-nav': 124, 'official-account': 88 }

/** In px. */
const maxSpacerHeight = 400

interface HomeBlockViewProps extends Omit<
  HomeBlocksProps,
  'blocks' | 'contents' | 'courseHref' | 'navs' | 'onBlockError'
> {
  block: HomeBlock
  labelSources: LinkLabelSources
  hasCovers: boolean
}

export function HomeBlockView({
  block,
  hasCovers,
  labelSources,
  allCoursesHref,
  ...rest
}: HomeBlockViewProps): ReactElement | null {
  switch (block.kind) {
    case 'skipped':
      return null
    case 'slider':
      return (
        <Suspense fallback={<SlideSkeleton />}>
          <LazySlider slides={block.slides} labelSources={labelSources} />
        </Suspense>
      )
    case 'courses':
      if (block.courses.length === 0) return null
      return (
        <CourseShelf
          {...rest}
          block={block}
          hasCovers={hasCovers}
          hrefFor={labelSources.courseHref}
          allCoursesHref={allCoursesHref}
        />
      )
    case 'code':
      return (
        <NearBlock skeleton={<Skeleton lines={4} />}>
          <CodeBlock {...rest} html={block.html} />
        </NearBlock>
      )
    case 'image-group':
    case 'grid-nav':
    case 'official-account':
      return (
        <NearBlock skeleton={<Skeleton height={heights[block.kind]} />}>
          <SmallBlock block={block} labelSources={labelSources} />
        </NearBlock>
      )
    case 'blank':
      return (
        <div
          style={{
            blockSize: Math.min(maxSpacerHeight, block.height),
            background: block.color || undefined,
          }}
        />
      )
  }
}
