import type { CourseSummary, HomeBlock } from '@shuyuan/api'
import { Suspense, type ErrorInfo, type ReactElement } from 'react'
import { CourseShelf, type CourseShelfProps } from '@shuyuan/courses'
import { ButtonLink, Section, Skeleton, lazyComponent } from '@shuyuan/ui'
import type { LinkLabelSources } from './link-labels'
import { LazySlider } from './lazy-slider'
import { NearBlock } from './near-block'
import * as messages from '../messages'
import { SlideSkeleton } from './slide-skeleton'

export interface HomeBlocksProps extends Pick<CourseShelfProps, 'sellsVip' | 'isMember'> {
  blocks: readonly HomeBlock[]
  courseHref: (course: CourseSummary) => string
  /** Link target of "View all". Omit it to hide the link. */
  allCoursesHref?: string
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

/**
 * Whether a shelf shows prices. The server does not return with blocks which courses are free for members, and
 * full prices would contradict a title such as 会员免费精品.
 */
function hasPrices({ title, courses }: Extract<HomeBlock, { kind: 'courses' }>): boolean {
  return !/会员|VIP/i.test(title) || courses.every(({ isVipFree }) => isVipFree !== null)
}

interface HomeBlockViewProps extends Omit<
  HomeBlocksProps,
  'blocks' | 'courseHref' | 'navs' | 'onBlockError'
> {
  block: HomeBlock
  labelSources: LinkLabelSources
  layout: CourseShelfProps['layout']
  eagerCount: CourseShelfProps['eagerCount']
}

export function HomeBlockView({
  block,
  layout,
  eagerCount,
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
        <Section
          title={block.title || messages.courses}
          action={
            allCoursesHref && (
              <ButtonLink href={allCoursesHref} variant="ghost" size="sm">
                {messages.seeAll}
              </ButtonLink>
            )
          }
        >
          <CourseShelf
            {...rest}
            layout={layout}
            eagerCount={eagerCount}
            courses={block.courses}
            hasPrice={hasPrices(block)}
            hrefFor={labelSources.courseHref}
          />
        </Section>
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
