import type { CourseSummary, HomeBlock } from '@shuyuan/api'
import { Suspense, type ErrorInfo, type ReactElement } from 'react'
import { CourseShelf, type CourseShelfProps } from '@shuyuan/courses'
import { ButtonLink, Section, Skeleton, lazyComponent } from '@shuyuan/ui'
import type { GoalSources } from './goal-names'
import { LazySlider } from './lazy-slider'
import { NearBlock } from './near-block'
import { shelfMessages } from './shelf-messages'
import { SlideSkeleton } from './slide-skeleton'

/** Props of `HomeBlocks`. */
export interface HomeBlocksProps extends Pick<CourseShelfProps, 'sellsVip' | 'isMember'> {
  blocks: readonly HomeBlock[]
  courseHref: (course: CourseSummary) => string
  /** Where lists of courses lead on to; left out: they do not. */
  allCoursesHref?: string
  /** The menu of the site: an image that leads to one of its entries is called like it. */
  navs?: GoalSources['navs']
  /** Base of relative images in HTML blocks. */
  baseUrl?: string
  /** Hosts that HTML blocks may embed; left out: the well-known ones of `@shuyuan/rich-text`. */
  frameHosts?: readonly string[]
  /** Told of a block that could not be drawn, for logging. */
  onBlockError?: (error: unknown, info: ErrorInfo) => void
}

const CodeBlock = lazyComponent(() => import('./code-block').then((code) => code.CodeBlock))
const SmallBlock = lazyComponent(() => import('./small-block').then((code) => code.SmallBlock))

/** Keep the places of small blocks, in px. */
const heights = { 'image-group': 240, 'grid-nav': 124, 'official-account': 88 }

/** Tallest spacer, in px. */
const tallest = 400

/** Props of {@link HomeBlockView}. */
interface HomeBlockViewProps extends Omit<
  HomeBlocksProps,
  'blocks' | 'courseHref' | 'navs' | 'onBlockError'
> {
  block: HomeBlock
  goals: GoalSources
  /** Of its courses. */
  layout: CourseShelfProps['layout']
  eagerCount: CourseShelfProps['eagerCount']
}

/** One block of the home page. */
export function HomeBlockView({
  block,
  layout,
  eagerCount,
  goals,
  allCoursesHref,
  ...rest
}: HomeBlockViewProps): ReactElement | null {
  switch (block.kind) {
    case 'skipped':
      return null
    case 'slider':
      return (
        <Suspense fallback={<SlideSkeleton />}>
          <LazySlider slides={block.slides} goals={goals} />
        </Suspense>
      )
    case 'courses':
      if (block.courses.length === 0) return null
      return (
        <Section
          title={block.title || shelfMessages.courses}
          action={
            allCoursesHref && (
              <ButtonLink href={allCoursesHref} variant="ghost" size="sm">
                {shelfMessages.seeAll}
              </ButtonLink>
            )
          }
        >
          <CourseShelf
            {...rest}
            layout={layout}
            eagerCount={eagerCount}
            courses={block.courses}
            hrefFor={goals.courseHref}
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
          <SmallBlock block={block} goals={goals} />
        </NearBlock>
      )
    case 'blank':
      return (
        <div
          style={{
            blockSize: Math.min(tallest, block.height),
            background: block.color || undefined,
          }}
        />
      )
  }
}
