import { lazyComponent } from '@shuyuan/ui'

/** Lazy, so that other pages do not load it. */
export const StudySkeleton = lazyComponent(() =>
  import('./study-skeleton').then((code) => code.StudySkeleton),
)
