import { toast } from '@shuyuan/ui'
import { onlineManager } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import * as messages from './messages'

const isOnline = () => onlineManager.isOnline()

/** Whether a service worker can show cached pages. Browsers require HTTPS for it. */
const hasKeptPages = () =>
  'serviceWorker' in navigator && navigator.serviceWorker.controller !== null

/** Shows a toast while the browser is offline. */
export function useOfflineNotice(): void {
  const hasNetwork = useSyncExternalStore(onlineManager.subscribe, isOnline, isOnline)
  useEffect(() => {
    if (hasNetwork) return
    return toast.pending(hasKeptPages() ? messages.readingKept : messages.networkLost)
  }, [hasNetwork])
}
