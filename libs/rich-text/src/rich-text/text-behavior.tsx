import type { ReactElement, RefObject } from 'react'
import { VisuallyHidden } from '@shuyuan/ui'
import { useCopyButtons } from './use-copy-buttons'
import { useLinkBehavior } from './use-link-behavior'

/** Properties of {@link TextBehavior}. */
export interface TextBehaviorProps {
  root: RefObject<HTMLElement | null>
}

/** Makes links and copy buttons of finished HTML work, and tells screen readers of copies. */
export function TextBehavior({ root }: TextBehaviorProps): ReactElement {
  useLinkBehavior(root)
  const notice = useCopyButtons(root)
  return (
    <VisuallyHidden role="status">
      <span key={notice.number}>{notice.text}</span>
    </VisuallyHidden>
  )
}
