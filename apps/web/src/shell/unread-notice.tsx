import { useIsPageSettled } from '../app/use-is-page-settled'
import { useUnread } from './use-unread'

function Unread() {
  useUnread()
  return null
}

/** Keeps the dot of unread messages right, once the page is there; it shows nothing. */
export function UnreadNotice() {
  return useIsPageSettled() ? <Unread /> : null
}
