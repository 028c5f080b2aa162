import { useEffect, useEffectEvent } from 'react'

// Missing in Safari and in older browsers.
declare const CloseWatcher: undefined | (new () => EventTarget & { destroy: () => void })

/** Calls `onClose` when the user asks to close what is open: with Escape, or with Back on Android. */
export function useCloseRequest(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isOpen || typeof CloseWatcher === 'undefined') return undefined
    const watcher = new CloseWatcher()
    watcher.addEventListener('close', close)
    return () => watcher.destroy()
  }, [isOpen])
}
