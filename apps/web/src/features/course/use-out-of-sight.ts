import { useEffect, useState, type RefObject } from 'react'

/** Whether an element is outside of the window. */
export function useOutOfSight(element: RefObject<Element | null>): boolean {
  const [isOut, setIsOut] = useState(false)
  // What the window shows is outside React.
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1)
      if (last !== undefined) setIsOut(!last.isIntersecting)
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isOut
}
