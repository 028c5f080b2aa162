import type { ReactElement, RefObject } from 'react'
import { VisuallyHidden } from '@shuyuan/ui'
import type { RichTextLocale } from '../locales/rich-text-locale'
import { useCopyButtons } from './use-copy-buttons'
import { useLinkBehavior } from './use-link-behavior'

export interface TextBehaviorProps {
  root: RefObject<HTMLElement | null>
  locale: RichTextLocale
}

/** Makes links and copy buttons of finished HTML work, and announces copies to screen readers. */
export function TextBehavior({ root, locale }: TextBehaviorProps): ReactElement {
  useLinkBehavior(root)
  const notice = useCopyButtons(root, locale)
  return (
    <VisuallyHidden role="status" lang={locale.lang}>
      <span key={notice.number}>{notice.text}</span>
    </VisuallyHidden>
  )
}
