import { CourseGridSkeleton } from '@shuyuan/courses'
import { Skeleton } from '@shuyuan/ui'
import { lazyBlock } from '../../blocks/lazy-block'

/** The lessons, fetched when their tab is opened. */
export const LazyOutline = lazyBlock(
  'outline',
  () => import('./outline-block').then((module) => module.OutlineBlock),
  <Skeleton lines={16} />,
)

/** Other courses of the same kind. */
export const RelatedCourses = lazyBlock(
  'related-courses',
  () => import('./related-courses').then((module) => module.RelatedCourses),
  <CourseGridSkeleton count={4} />,
)

/** What one can do, while the head of the page is out of sight. */
export const BottomBar = lazyBlock(
  'bottom-bar',
  () => import('./bottom-bar').then((module) => module.BottomBar),
  null,
)
