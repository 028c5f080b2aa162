import { Skeleton } from '@shuyuan/ui'
import { lazyBlock } from '../../blocks/lazy-block'

/** Keeps the place of what one was learning. */
export const ContinuePlace = lazyBlock(
  'continue-learning',
  () => import('./continue-learning').then((module) => module.ContinueLearning),
  <Skeleton height="9.75rem" />,
)
