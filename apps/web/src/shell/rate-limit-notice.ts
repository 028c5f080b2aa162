import { useRateLimitNotice } from './use-rate-limit-notice'

/** Says so while the API refuses for too many calls; it shows nothing in its place. */
export function RateLimitNotice(): null {
  useRateLimitNotice()
  return null
}
