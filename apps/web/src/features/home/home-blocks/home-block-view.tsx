import type { CourseSummary, HomeBlock } from '@shuyuan/api'
import type { ReactElement, ReactNode } from 'react'
import { lazyComponent, Skeleton } from '@shuyuan/ui'
import { CourseShelf, type CourseShelfProps } from './course-shelf'
import type { LinkLabelSources } from './link-labels'
import { NearBlock } from './near-block'
import { SliderBlock } from './slider-block'

export interface HomeBlocksProps extends Pick<CourseShelfProps, 'allCoursesHref'> {
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
}

// Rich text, which few home pages have at the top.
const CodeBlock = lazyComponent(() => import('./code-block').then((code) => code.CodeBlock))

interface HomeBlockViewProps extends Omit<
  HomeBlocksProps,
  'blocks' | 'contents' | 'courseHref' | 'navs'
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
    case 'slider':
      return <SliderBlock slides={block.slides} labelSources={labelSources} />
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
    // Administrators arrange the other kinds for phone sites only.
    default:
      return null
  }
}
