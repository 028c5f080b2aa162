import { useRouter } from '@tanstack/react-router'
import { useEffect, useState, type RefObject } from 'react'

/** How far below the window a block begins to load, in px. */
const margin = 600

/**
 * Whether an element is, or was, in or near the window; always true without `IntersectionObserver`, and
 * on a page that a server made.
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
