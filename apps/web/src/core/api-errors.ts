import { describeError, isApiError, isRefusal } from '@shuyuan/api'
import { onlineManager } from '@tanstack/react-query'
import { notKept } from './page/messages'

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

/** Whether the server has rejected a call, so that it changed nothing. Without a reply it may have. */
export function wasRejected(error: unknown): boolean {
  if (!isApiError(error)) return false
  // The API never responds with 409. A proxy may do so for a repeated request, after the first one was handled.
  if (error.kind === 'conflict') return false
  return isRefusal(error) || ['unauthorized', 'rate-limited'].includes(error.kind)
}
