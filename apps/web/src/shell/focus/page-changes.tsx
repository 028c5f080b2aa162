import { VisuallyHidden } from '@shuyuan/ui'
import * as messages from '../../core/messages'
import { usePageChanges } from './use-page-changes'

/** Follows the learner from page to page; what is said here is heard, not seen. */
export function PageChanges() {
  const listPage = usePageChanges()
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {listPage !== null && messages.listPage(listPage)}
    </VisuallyHidden>
  )
}
