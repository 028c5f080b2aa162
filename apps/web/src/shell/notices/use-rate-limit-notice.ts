import { toast } from '@shuyuan/ui'
import { notifyManager, useQueryClient, type Query } from '@tanstack/react-query'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { isRateLimited } from '../../core/api-errors'
import * as messages from '../messages'

const isRateLimitedRetry = ({ state }: Query) =>
  state.data === undefined &&
  state.fetchStatus === 'fetching' &&
  isRateLimited(state.fetchFailureReason)

/** Shows a toast while a rate-limited query is retried automatically. */
export function useRateLimitNotice(): void {
  const cache = useQueryClient().getQueryCache()
  const isAnyWaiting = () => cache.getAll().some(isRateLimitedRetry)
  const isWaiting = useSyncExternalStore(
    useCallback((onChange) => cache.subscribe(notifyManager.batchCalls(onChange)), [cache]),
    isAnyWaiting,
    isAnyWaiting,
  )
  useEffect(() => (isWaiting ? toast.pending(messages.waitingForLimit) : undefined), [isWaiting])
}
