import { lazy, Suspense, type ReactElement } from 'react'
import type { HomeBlock } from '@shuyuan/api'
import { Section, Skeleton } from '@shuyuan/ui'
import { CourseGrid } from '../course-grid/course-grid'
import { GridNavBlock } from './grid-nav-block'
import type { HomeBlocksProps } from './home-blocks'
import { ImageGroupBlock } from './image-group-block'
import { OfficialAccountBlock } from './official-account-block'
import { SliderBlock } from './slider-block'

const CodeBlock = lazy(() =>
  import('./code-block').then((module) => ({ default: module.CodeBlock })),
)

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
  sellsVip,
  ...text
}: HomeBlockViewProps): ReactElement | null {
  switch (block.kind) {
    case 'slider':
      return <SliderBlock slides={block.slides} />
    case 'courses':
      if (block.courses.length === 0) return null
      return (
        <Section title={block.title}>
          <CourseGrid courses={block.courses} hrefFor={courseHref} sellsVip={sellsVip} />
        </Section>
      )
    case 'code':
      return (
        <Suspense fallback={<Skeleton lines={4} />}>
          <CodeBlock {...text} html={block.html} />
        </Suspense>
      )
    case 'image-group':
      return <ImageGroupBlock layout={block.layout} pictures={block.pictures} />
    case 'grid-nav':
      return <GridNavBlock columns={block.columns} items={block.items} />
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
      return <OfficialAccountBlock {...block} />
  }
}
