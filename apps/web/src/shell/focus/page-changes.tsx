import { VisuallyHidden } from '@shuyuan/ui'
import * as messages from '../messages'
import { usePageChanges } from './use-page-changes'

/** Manages focus on navigation and announces list pages to screen readers. */
export function PageChanges() {
  const listPage = usePageChanges()
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {listPage !== null && messages.listPage(listPage)}
    </VisuallyHidden>
  )
}
