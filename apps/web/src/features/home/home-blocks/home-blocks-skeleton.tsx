import type { ReactElement, ReactNode } from 'react'
import { CourseGridSkeleton } from '@shuyuan/courses'
import { BlockStack } from './block-stack'
import { SlideSkeleton } from './slide-skeleton'

interface HomeBlocksSkeletonProps {
  /** The page starts with a hero, so no slider is expected. */
  hasHero?: boolean
  /** Table of contents, which does not depend on the blocks. */
  contents?: ReactNode
}

export function HomeBlocksSkeleton({
  hasHero = false,
  contents,
}: HomeBlocksSkeletonProps): ReactElement {
  return (
    <BlockStack aria-busy>
      {!hasHero && <SlideSkeleton />}
      {contents}
      <CourseGridSkeleton />
    </BlockStack>
  )
}
