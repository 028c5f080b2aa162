import { useEffect, useRef, type RefObject } from 'react'

/**
 * Keeps the current link of a horizontally scrollable list in view.
 *
 * @param current identifies the current link; a change scrolls the list
 * @returns the ref of the list, which must be the offset parent of its links
 */
export function useCurrentInView(current: string | undefined): RefObject<HTMLUListElement | null> {
  const ref = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const list = ref.current
    const link = list?.querySelector<HTMLElement>('[aria-current]')
    // Not scrollIntoView, which would also scroll the page.
    if (list && link) list.scrollLeft = link.offsetLeft - (list.clientWidth - link.offsetWidth) / 2
  }, [current])
  return ref
}
