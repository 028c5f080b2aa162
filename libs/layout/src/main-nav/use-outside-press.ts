import { useEffect, useRef, type RefObject } from 'react'

/** Calls `onOutside` on a pointerdown or focus outside the element, while `active`. */
export function useOutsidePress<Element extends HTMLElement>(
  active: boolean,
  onOutside: () => void,
): RefObject<Element | null> {
  const ref = useRef<Element>(null)
  useEffect(() => {
    if (!active) return
    function onEvent(event: Event) {
      if (event.target instanceof Node && !ref.current?.contains(event.target)) onOutside()
    }
    const eventTypes = ['pointerdown', 'focusin']
    for (const eventType of eventTypes) document.addEventListener(eventType, onEvent)
    return () => {
      for (const eventType of eventTypes) document.removeEventListener(eventType, onEvent)
    }
  })
  return ref
}
