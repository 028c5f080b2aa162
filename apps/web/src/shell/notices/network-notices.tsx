import { useNewRelease } from './use-new-release'
import { useRateLimitNotice } from './use-rate-limit-notice'

/** Shows toasts while the API limits calls, and for a new release. Separate, so that they do not render the page. */
export function NetworkNotices() {
  useRateLimitNotice()
  useNewRelease()
  return null
}
