import { useEffect, useState } from 'react'

/** How long the controls stay after the last movement, in ms. */
const stay = 3_000
const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin']

/**
 * Whether nothing moved over an element for a while.
 *
 * @param isWatching while `false`, it never is
 */
export function useIdle(element: HTMLElement | null, isWatching: boolean): boolean {
  const [isIdle, setIsIdle] = useState(false)

  useEffect(() => {
    if (!element || !isWatching) return
    let timer = setTimeout(() => setIsIdle(true), stay)
    const wake = () => {
      clearTimeout(timer)
      setIsIdle(false)
      timer = setTimeout(() => setIsIdle(true), stay)
    }
    const sleep = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') setIsIdle(true)
    }
    for (const sign of signs) element.addEventListener(sign, wake)
    element.addEventListener('pointerleave', sleep)
    return () => {
      clearTimeout(timer)
      for (const sign of signs) element.removeEventListener(sign, wake)
      element.removeEventListener('pointerleave', sleep)
      setIsIdle(false)
    }
  }, [element, isWatching])

  return isIdle
}
