import { lazyComponent } from '@shuyuan/ui'

/** Comments, whose code is fetched when their tab is opened. */
export const CommentsBlock = lazyComponent(() =>
  import('./comments-block').then((code) => code.CommentsBlock),
)
