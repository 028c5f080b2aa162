import type { CourseSummary, HomeBlock } from '@shuyuan/api'
import type { ErrorInfo, ReactElement } from 'react'
import { CourseGrid, type CourseGridProps } from '@shuyuan/courses'
import { ButtonLink, Section, Skeleton, lazyComponent } from '@shuyuan/ui'
import { homeMessages } from './home-messages'
import { NearBlock } from './near-block'
import { SliderBlock } from './slider-block'

/** Props of `HomeBlocks`. */
export interface HomeBlocksProps extends Pick<CourseGridProps, 'sellsVip' | 'isMember'> {
  blocks: readonly HomeBlock[]
  courseHref: (course: CourseSummary) => string
  /** Where lists of courses lead on to; left out: they do not. */
  allCoursesHref?: string
  /** Base of relative images in HTML blocks. */
  baseUrl?: string
  /** Hosts that HTML blocks may embed; left out: the well-known ones of `@shuyuan/rich-text`. */
  frameHosts?: readonly string[]
  /** Told of a block that could not be drawn, for logging. */
  onBlockError?: (error: unknown, info: ErrorInfo) => void
}

const CodeBlock = lazyComponent(() => import('./code-block').then((code) => code.CodeBlock))
const ImageGroupBlock = lazyComponent(() =>
  import('./image-group-block').then((code) => code.ImageGroupBlock),
)
const GridNavBlock = lazyComponent(() =>
  import('./grid-nav-block').then((code) => code.GridNavBlock),
)
const OfficialAccountBlock = lazyComponent(() =>
  import('./official-account-block').then((code) => code.OfficialAccountBlock),
)

/** Tallest spacer, in px. */
const tallest = 400

/** Props of {@link HomeBlockView}. */
interface HomeBlockViewProps extends Omit<HomeBlocksProps, 'blocks' | 'onBlockError'> {
  block: HomeBlock
}

/** One block of the home page. */
export function HomeBlockView({
  block,
  courseHref,
  allCoursesHref,
  ...rest
}: HomeBlockViewProps): ReactElement | null {
  switch (block.kind) {
    case 'skipped':
      return null
    case 'slider':
      return <SliderBlock slides={block.slides} />
    case 'courses':
      if (block.courses.length === 0) return null
      return (
        <Section
          title={block.title || homeMessages.courses}
          action={
            allCoursesHref && (
              <ButtonLink href={allCoursesHref} variant="ghost" size="sm">
                {homeMessages.seeAll}
              </ButtonLink>
            )
          }
        >
          <CourseGrid {...rest} courses={block.courses} hrefFor={courseHref} />
        </Section>
      )
    case 'code':
      return (
        <NearBlock skeleton={<Skeleton lines={4} />}>
          <CodeBlock {...rest} html={block.html} />
        </NearBlock>
      )
    case 'image-group':
      return (
        <NearBlock skeleton={<Skeleton ratio={3} />}>
          <ImageGroupBlock layout={block.layout} images={block.images} />
        </NearBlock>
      )
    case 'grid-nav':
      return (
        <NearBlock skeleton={<Skeleton height={124} />}>
          <GridNavBlock columns={block.columns} items={block.items} />
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
    case 'official-account':
      return (
        <NearBlock skeleton={<Skeleton height={88} />}>
          <OfficialAccountBlock {...block} />
        </NearBlock>
      )
  }
}
