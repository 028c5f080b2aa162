import { useEffect, useRef, type RefObject } from 'react'

/**
 * Keeps the current link of a sideways scrolling list in sight.
 *
 * @param current what the current link is known by; a change moves the list
 * @returns the ref of the list, which must be the offset parent of its links
 */
export function useCurrentInView(current: string | undefined): RefObject<HTMLUListElement | null> {
  const ref = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const list = ref.current
    const link = list?.querySelector<HTMLElement>('[aria-current]')
    // Not scrollIntoView, which would move the page as well.
    if (list && link) list.scrollLeft = link.offsetLeft - (list.clientWidth - link.offsetWidth) / 2
  }, [current])
  return ref
}
