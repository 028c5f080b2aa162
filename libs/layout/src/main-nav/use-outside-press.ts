import { useEffect, useRef, type RefObject } from 'react'

/** Calls back when the pointer goes down or the focus goes outside the element, while `active`. */
export function useOutsidePress<Element extends HTMLElement>(
  active: boolean,
  onOutside: () => void,
): RefObject<Element | null> {
  const ref = useRef<Element>(null)
  useEffect(() => {
    if (!active) return
    function press(event: Event) {
      if (event.target instanceof Node && !ref.current?.contains(event.target)) onOutside()
    }
    const signs = ['pointerdown', 'focusin']
    for (const sign of signs) document.addEventListener(sign, press)
    return () => {
      for (const sign of signs) document.removeEventListener(sign, press)
    }
  })
  return ref
}
