import type { ReactElement } from 'react'
import { CourseGridSkeleton } from '@shuyuan/courses'
import { BlockStack } from './block-stack'
import { SlideSkeleton } from './slide-skeleton'

interface HomeBlocksSkeletonProps {
  /** The page starts with a hero, so no slider is expected. */
  hasHero?: boolean
}

export function HomeBlocksSkeleton({ hasHero = false }: HomeBlocksSkeletonProps): ReactElement {
  return (
    <BlockStack aria-busy>
      {!hasHero && <SlideSkeleton />}
      <CourseGridSkeleton />
    </BlockStack>
  )
}
