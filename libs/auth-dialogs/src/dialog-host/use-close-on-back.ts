import { useEffect, useEffectEvent, useRef } from 'react'

const mark = 'shuyuanAuthDialog'

function currentState(): object {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null ? state : {}
}

function isOnOwnEntry(): boolean {
  return mark in currentState()
}

/**
 * Adds a history entry with the same URL while mounted, so that Back calls `close`. The entry is removed if
 * something else closes the dialog, unless the host has navigated meanwhile.
 */
export function useCloseOnBack(isEnabled: boolean, close: () => void): void {
  const isWaiting = useRef(false)
  const onBack = useEffectEvent(close)
  useEffect(() => {
    if (!isEnabled) return undefined
    isWaiting.current = true
    // The state of the host's router is kept. After a reload the entry may still exist.
    if (!isOnOwnEntry()) history.pushState({ ...currentState(), [mark]: true }, '')
    const onPopState = () => {
      if (!isOnOwnEntry()) onBack()
    }
    window.addEventListener('popstate', onPopState)
    return () => {
      window.removeEventListener('popstate', onPopState)
      isWaiting.current = false
      // React's strict mode runs the effect again at once.
      queueMicrotask(() => {
        if (!isWaiting.current && isOnOwnEntry()) history.back()
      })
    }
  }, [isEnabled])
}
