import { type RefObject, useEffect, useState } from 'react'

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

const property = '--sy-bottom-bar-height'

/** Tells the page how high its lower bar is while it is shown, so that what floats there stands above it. */
export function useBottomBarHeight(bar: RefObject<HTMLElement | null>, isShown: boolean): void {
  // The size of an element and the root of the document are outside React.
  useEffect(() => {
    if (!isShown || bar.current === null) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(([entry]) =>
      style.setProperty(property, `${entry?.contentRect.height ?? 0}px`),
    )
    observer.observe(bar.current)
    return () => {
      observer.disconnect()
      style.removeProperty(property)
    }
  }, [bar, isShown])
}
