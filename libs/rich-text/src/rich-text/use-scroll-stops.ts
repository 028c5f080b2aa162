import { useEffect, type RefObject } from 'react'

const scrollers = '.rt-table, .rt-math-display, pre'

/** Measures all elements before changing any, to avoid repeated layout. */
function settle(scrollers: readonly Element[]): void {
  const scrolling = scrollers.filter((scroller) => scroller.scrollWidth > scroller.clientWidth)
  for (const scroller of scrollers) {
    if (scrolling.includes(scroller)) scroller.setAttribute('tabindex', '0')
    else scroller.removeAttribute('tabindex')
  }
}

/**
 * Keeps tables, code and formulas in the tab order only while they scroll. Others would be needless tab
 * stops.
 */
export function useScrollStops(root: RefObject<Element | null>): void {
  // Only the browser knows the sizes, and they change with the window.
  useEffect(() => {
    const found = root.current?.querySelectorAll(scrollers) ?? []
    if (found.length === 0) return undefined
    const sizes = new ResizeObserver((entries) => settle(entries.map(({ target }) => target)))
    for (const scroller of found) sizes.observe(scroller)
    return () => sizes.disconnect()
  }, [root])
}
