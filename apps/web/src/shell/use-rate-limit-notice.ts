import { toast } from '@shuyuan/ui'
import { notifyManager, useQueryClient, type Query } from '@tanstack/react-query'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { isRateLimited } from '../core/api-errors'
import * as messages from './network-messages'

const waitsOut = ({ state }: Query) =>
  state.data === undefined &&
  state.fetchStatus === 'fetching' &&
  isRateLimited(state.fetchFailureReason)

/** Says so while something is refused for too many calls and tried again automatically. */
export function useRateLimitNotice(): void {
  const cache = useQueryClient().getQueryCache()
  const isAnyWaiting = () => cache.getAll().some(waitsOut)
  const isWaiting = useSyncExternalStore(
    useCallback((onChange) => cache.subscribe(notifyManager.batchCalls(onChange)), [cache]),
    isAnyWaiting,
    isAnyWaiting,
  )
  // The messages of the site are a store of their own.
  useEffect(() => (isWaiting ? toast.pending(messages.waitingForLimit) : undefined), [isWaiting])
}
