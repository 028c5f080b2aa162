import { useEffect, useEffectEvent, useRef } from 'react'

const mark = 'shuyuanAuthDialog'

/** State of the current history entry. Another script may have stored anything. */
const currentState = (): object => Object(history.state)

const isOnOwnEntry = () => mark in currentState()

/**
 * Adds a history entry with the same URL while mounted, so that Back calls `close`. The entry is removed if
 * something else closes the dialog, unless the host has navigated meanwhile.
 */
export function useCloseOnBack(isEnabled: boolean, close: () => void): void {
  const isMounted = useRef(false)
  const closeOnBack = useEffectEvent(() => {
    if (!isOnOwnEntry()) close()
  })
  useEffect(() => {
    if (!isEnabled) return undefined
    isMounted.current = true
    // Keeps the state of the host's router. After a reload the entry may still exist.
    if (!isOnOwnEntry()) history.pushState({ ...currentState(), [mark]: true }, '')
    addEventListener('popstate', closeOnBack)
    return () => {
      removeEventListener('popstate', closeOnBack)
      isMounted.current = false
      // React's strict mode runs the effect again at once.
      queueMicrotask(() => {
        if (!isMounted.current && isOnOwnEntry()) history.back()
      })
    }
  }, [isEnabled])
}
