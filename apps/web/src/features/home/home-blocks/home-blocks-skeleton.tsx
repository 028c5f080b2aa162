import type { ReactElement } from 'react'
import { CourseGridSkeleton } from '@shuyuan/courses'
import { BlockStack } from './block-stack'
import { SlideSkeleton } from './slide-skeleton'

/** Props of {@link HomeBlocksSkeleton}. */
interface HomeBlocksSkeletonProps {
  /** The page begins with words of its own, so courses are expected in place of a slider. */
  hasHero?: boolean
}

/** Stands in for {@link HomeBlocks} while they load. */
export function HomeBlocksSkeleton({ hasHero = false }: HomeBlocksSkeletonProps): ReactElement {
  return (
    <BlockStack aria-busy>
      {!hasHero && <SlideSkeleton />}
      <CourseGridSkeleton />
    </BlockStack>
  )
}
