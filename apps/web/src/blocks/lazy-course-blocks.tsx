import { Skeleton } from '@shuyuan/ui'
import { lazyBlock } from './lazy-block'

/** Comments, fetched when their tab is opened. */
export const CommentsBlock = lazyBlock(
  'comments',
  () => import('../comments/comments-block').then((module) => module.CommentsBlock),
  <Skeleton lines={16} />,
)

/** Files of a course, fetched when their tab is opened. */
export const AttachmentsBlock = lazyBlock(
  'attachments',
  () => import('./attachments-block').then((module) => module.AttachmentsBlock),
  <Skeleton lines={4} />,
)
