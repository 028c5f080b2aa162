import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import * as messages from '../messages'
import { NoticeBar } from './notice-bar'

const isOnline = () => onlineManager.isOnline()

/** Whether a service worker can show cached pages. Browsers require HTTPS for it. */
const hasKeptPages = () =>
  'serviceWorker' in navigator && navigator.serviceWorker.controller !== null

/** Line below the header while the network is lost. */
export function OfflineStrip() {
  const hasNetwork = useSyncExternalStore(onlineManager.subscribe, isOnline, isOnline)
  return (
    <NoticeBar>
      {!hasNetwork && (hasKeptPages() ? messages.readingKept : messages.networkLost)}
    </NoticeBar>
  )
}
