import { useEffect, type RefObject } from 'react'

const scrollers = '.rt-table, .rt-maths-display, pre'

function settle(scroller: Element): void {
  if (scroller.scrollWidth > scroller.clientWidth) scroller.setAttribute('tabindex', '0')
  else scroller.removeAttribute('tabindex')
}

/**
 * Keeps tables, code and formulas in the tab order only while they have something to scroll: what
 * fits would make a keyboard reader stop for nothing.
 */
export function useScrollStops(root: RefObject<Element | null>): void {
  // Sizes are known to the browser alone, and change with the window.
  useEffect(() => {
    const found = root.current?.querySelectorAll(scrollers) ?? []
    if (found.length === 0) return undefined
    const sizes = new ResizeObserver((entries) => entries.forEach(({ target }) => settle(target)))
    for (const scroller of found) sizes.observe(scroller)
    return () => sizes.disconnect()
  }, [root])
}
