import { type RefObject, useEffect, useState } from 'react'

/** True while an element is outside the viewport. */
export function useOutOfSight(element: RefObject<Element | null>): boolean {
  const [isOut, setIsOut] = useState(false)
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

/** Sets the height of the visible bottom bar as a CSS variable, so that floating elements stay above it. */
export function useBottomBarHeight(bar: RefObject<HTMLElement | null>, isShown: boolean): void {
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
