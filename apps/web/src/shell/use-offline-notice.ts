import { toast } from '@shuyuan/ui'
import { onlineManager } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import * as messages from './network-messages'

const isOnline = () => onlineManager.isOnline()

/** Says so while the browser has no network. What failed is asked for again when it is back. */
export function useOfflineNotice(): void {
  const hasNetwork = useSyncExternalStore(onlineManager.subscribe, isOnline, isOnline)
  // The messages of the site are a store of their own.
  useEffect(() => (hasNetwork ? undefined : toast.pending(messages.networkLost)), [hasNetwork])
}
