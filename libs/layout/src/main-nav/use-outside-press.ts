import { useEffect, useRef, type RefObject } from 'react'

/** Calls back when the pointer goes down outside the element, while `active`. */
export function useOutsidePress<Element extends HTMLElement>(
  active: boolean,
  onOutside: () => void,
): RefObject<Element | null> {
  const ref = useRef<Element>(null)
  useEffect(() => {
    if (!active) return
    function press(event: PointerEvent) {
      if (event.target instanceof Node && !ref.current?.contains(event.target)) onOutside()
    }
    document.addEventListener('pointerdown', press)
    return () => document.removeEventListener('pointerdown', press)
  })
  return ref
}
