import { lazyComponent } from '@shuyuan/ui'

/** Lazy: loads when the tab opens. */
export const AttachmentsBlock = lazyComponent(() =>
  import('./attachments-block').then((code) => code.AttachmentsBlock),
)
