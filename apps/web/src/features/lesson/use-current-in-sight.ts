import { useEffect, useRef, type RefObject } from 'react'

/**
 * For a list with a scroll bar of its own: scrolls it, and nothing else, to its current entry.
 *
 * @returns to be put on the list
 */
export function useCurrentInSight(current: number): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null)
  // The place of the scroll bar belongs to the browser.
  useEffect(() => {
    const entry = list.current?.querySelector('[aria-current]')
    if (!list.current || !entry) return
    const [outer, inner] = [list.current.getBoundingClientRect(), entry.getBoundingClientRect()]
    if (inner.top >= outer.top && inner.bottom <= outer.bottom) return
    list.current.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2
  }, [current])
  return list
}
