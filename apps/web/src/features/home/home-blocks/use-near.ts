import { useRouter } from '@tanstack/react-router'
import { useEffect, useState, type RefObject } from 'react'

/** Distance below the viewport at which a block starts to load, in px. */
const margin = 600

/**
 * True once an element has been in or near the viewport. Always true without `IntersectionObserver` and on
 * server-rendered pages.
 */
export function useNear(element: RefObject<Element | null>): boolean {
  const router = useRouter({ warn: false })
  const [isNear, setIsNear] = useState(
    () =>
      router?.options.context.hydration.isDone() === false ||
      typeof IntersectionObserver === 'undefined',
  )
  useEffect(() => {
    if (isNear || !element.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsNear(true)
      },
      { rootMargin: `${margin}px 0px` },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, isNear])
  return isNear
}
