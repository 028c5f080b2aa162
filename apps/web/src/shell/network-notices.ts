import { useNewRelease } from './use-new-release'
import { useOfflineNotice } from './use-offline-notice'
import { useRateLimitNotice } from './use-rate-limit-notice'

/**
 * Says so while the network is lost or the API refuses too many calls, and once a new release is there.
 * Shows nothing in its place.
 */
export function NetworkNotices(): null {
  useOfflineNotice()
  useRateLimitNotice()
  useNewRelease()
  return null
}
