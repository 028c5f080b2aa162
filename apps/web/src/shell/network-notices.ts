import { useNewRelease } from './use-new-release'
import { useOfflineNotice } from './use-offline-notice'
import { useRateLimitNotice } from './use-rate-limit-notice'

/** Shows toasts while the network is lost or the API limits calls, and when there is a new release. Renders nothing. */
export function NetworkNotices(): null {
  useOfflineNotice()
  useRateLimitNotice()
  useNewRelease()
  return null
}
