import { lazyComponent } from '@shuyuan/ui'

/** Lazy: other pages do not load its layout. */
export const LessonPageSkeleton = lazyComponent(() =>
  import('./lesson-skeleton').then((code) => code.LessonPageSkeleton),
)
