import { describeError, isApiError } from '@shuyuan/api'
import { onlineManager } from '@tanstack/react-query'
import { notKept } from './messages'

/** Returns the text for content that failed to load. Without a network, only kept content can load. */
export function describeLoadError(error: unknown): string {
  const isOffline = isApiError(error) && error.kind === 'offline' && !onlineManager.isOnline()
  return isOffline ? notKept : describeError(error)
}

/** Whether the server reports a missing record. */
export function isMissing(error: unknown): boolean {
  return isApiError(error) && error.kind === 'not-found'
}

/** Whether the server rejected a call because of its rate limit. */
export function isRateLimited(error: unknown): boolean {
  return isApiError(error) && error.kind === 'rate-limited'
}

/** Whether the server rejected the token. */
export function isSessionOver(error: unknown): boolean {
  return isApiError(error) && error.kind === 'unauthorized'
}
