// Comments of a course or a lesson. Other rooms import this file, never the files beside it.

import { lazyComponent } from '@shuyuan/ui'

/** Comments, whose code is fetched when their tab is opened. */
export const CommentsBlock = lazyComponent(() =>
  import('./comments-block').then((code) => code.CommentsBlock),
)
