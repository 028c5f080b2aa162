import { toast } from '@shuyuan/ui'
import { onlineManager } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import * as messages from './messages'

const isOnline = () => onlineManager.isOnline()

/** Shows a toast while the browser is offline. */
export function useOfflineNotice(): void {
  const hasNetwork = useSyncExternalStore(onlineManager.subscribe, isOnline, isOnline)
  useEffect(() => (hasNetwork ? undefined : toast.pending(messages.networkLost)), [hasNetwork])
}
