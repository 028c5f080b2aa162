import { useEffect, useState } from 'react'

/** How long the controls remain visible after the last activity, in ms. */
const idleDelay = 3_000
const activityEvents = ['pointermove', 'pointerdown', 'keydown', 'focusin']

/**
 * Returns true if there was no activity on an element for a while.
 *
 * @param isWatching pass false to get false at all times
 */
export function useIdle(element: HTMLElement | null, isWatching: boolean): boolean {
  const [isIdle, setIsIdle] = useState(false)

  useEffect(() => {
    if (!element || !isWatching) return
    let timer = setTimeout(() => setIsIdle(true), idleDelay)
    const wake = () => {
      clearTimeout(timer)
      setIsIdle(false)
      timer = setTimeout(() => setIsIdle(true), idleDelay)
    }
    const sleep = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') setIsIdle(true)
    }
    for (const name of activityEvents) element.addEventListener(name, wake)
    element.addEventListener('pointerleave', sleep)
    return () => {
      clearTimeout(timer)
      for (const name of activityEvents) element.removeEventListener(name, wake)
      element.removeEventListener('pointerleave', sleep)
      setIsIdle(false)
    }
  }, [element, isWatching])

  return isIdle
}
