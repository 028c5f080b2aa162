import { lazyComponent } from '@shuyuan/ui'

/** Files of a course, whose code is fetched when their tab is opened. */
export const AttachmentsBlock = lazyComponent(() =>
  import('./attachments-block').then((code) => code.AttachmentsBlock),
)
