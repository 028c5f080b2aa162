// The only file of this folder that other features import.

import { lazyComponent } from '@shuyuan/ui'

/** Lazy: loads when the tab opens. */
export const CommentsBlock = lazyComponent(() =>
  import('./comments-block').then((code) => code.CommentsBlock),
)
