import { useIsLater } from '../app/use-is-later'
import { useUnread } from './use-unread'

function Unread() {
  useUnread()
  return null
}

/** Keeps the dot of unread messages right, once the page is there; it shows nothing. */
export function UnreadSignal() {
  return useIsLater() ? <Unread /> : null
}
