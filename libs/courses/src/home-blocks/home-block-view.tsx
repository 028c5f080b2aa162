import type { ReactElement } from 'react'
import type { HomeBlock } from '@shuyuan/api'
import { ButtonLink, Section, Skeleton } from '@shuyuan/ui'
import { CourseGrid } from '../course-grid/course-grid'
import { homeMessages } from '../messages'
import type { HomeBlocksProps } from './home-blocks'
import { LateBlock } from './late-block'
import { SliderBlock } from './slider-block'

const fetchCodeBlock = () => import('./code-block')
const fetchMoreBlocks = () => import('./more-blocks')

/** Tallest spacer, in px. */
const tallest = 400

/** Properties of {@link HomeBlockView}. */
export interface HomeBlockViewProps extends Omit<HomeBlocksProps, 'blocks' | 'onBlockError'> {
  block: HomeBlock
}

/** One block of the home page. */
export function HomeBlockView({
  block,
  courseHref,
  allCoursesHref,
  sellsVip,
  ...text
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
            block.leadsToAll &&
            allCoursesHref && (
              <ButtonLink href={allCoursesHref} variant="ghost" size="sm">
                {homeMessages.seeAll}
              </ButtonLink>
            )
          }
        >
          <CourseGrid courses={block.courses} hrefFor={courseHref} sellsVip={sellsVip} />
        </Section>
      )
    case 'code':
      return (
        <LateBlock fetchCode={fetchCodeBlock} placeholder={<Skeleton lines={4} />}>
          {({ CodeBlock }) => <CodeBlock {...text} html={block.html} />}
        </LateBlock>
      )
    case 'image-group':
      return (
        <LateBlock fetchCode={fetchMoreBlocks} placeholder={<Skeleton ratio={3} />}>
          {({ ImageGroupBlock }) => (
            <ImageGroupBlock layout={block.layout} pictures={block.pictures} />
          )}
        </LateBlock>
      )
    case 'grid-nav':
      return (
        <LateBlock fetchCode={fetchMoreBlocks} placeholder={<Skeleton height={124} />}>
          {({ GridNavBlock }) => <GridNavBlock columns={block.columns} items={block.items} />}
        </LateBlock>
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
        <LateBlock fetchCode={fetchMoreBlocks} placeholder={<Skeleton height={88} />}>
          {({ OfficialAccountBlock }) => <OfficialAccountBlock {...block} />}
        </LateBlock>
      )
  }
}
