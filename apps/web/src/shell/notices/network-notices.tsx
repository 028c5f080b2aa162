import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import * as messages from '../messages'
import { NoticeBar } from './notice-bar'
import { useNewRelease } from './use-new-release'
import { useRateLimitNotice } from './use-rate-limit-notice'

const isOnline = () => onlineManager.isOnline()

/** Whether a service worker can show cached pages. Browsers require HTTPS for it. */
const hasKeptPages = () =>
  'serviceWorker' in navigator && navigator.serviceWorker.controller !== null

/** Bar above the page while the network is lost. Shows toasts while the API limits calls, and for a new release. */
export function NetworkNotices() {
  const hasNetwork = useSyncExternalStore(onlineManager.subscribe, isOnline, isOnline)
  useRateLimitNotice()
  useNewRelease()
  return (
    <NoticeBar>
      {!hasNetwork && (hasKeptPages() ? messages.readingKept : messages.networkLost)}
    </NoticeBar>
  )
}
