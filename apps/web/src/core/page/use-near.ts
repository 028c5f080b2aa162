import { useEffect, useState, type RefObject } from 'react'

/** Distance below the viewport at which an element is near, in px. */
export const nearDistance = 600

/**
 * True once an element has been in or near the viewport.
 *
 * @param isInitiallyNear whether it counts as near from the start
 */
export function useNear(element: RefObject<Element | null>, isInitiallyNear = false): boolean {
  const [isNear, setIsNear] = useState(isInitiallyNear)
  useEffect(() => {
    if (isNear || !element.current || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsNear(true)
      },
      { rootMargin: `${nearDistance}px 0px` },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, isNear])
  return isNear
}
