import { useEffect, useRef, type RefObject } from 'react'

/**
 * Scrolls a scrollable list to its current entry, without scrolling the page.
 *
 * @returns Ref of the list.
 */
export function useScrollToCurrent(current: number): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const entry = list.current?.querySelector('[aria-current]')
    if (!list.current || !entry) return
    const [outer, inner] = [list.current.getBoundingClientRect(), entry.getBoundingClientRect()]
    if (inner.top >= outer.top && inner.bottom <= outer.bottom) return
    list.current.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2
  }, [current])
  return list
}
