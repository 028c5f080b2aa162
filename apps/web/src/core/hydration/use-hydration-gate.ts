import { useEffect, useState, type RefObject } from 'react'
import { createGate, type Gate } from './gate'
import type { Hydration } from './hydration'
import { nearDistance } from '../page/use-near'
import { useServices } from '../use-services'

const isOpenFromStart = (hydration: Hydration) =>
  import.meta.env.SSR || hydration.isDone() || typeof IntersectionObserver === 'undefined'

/**
 * Returns a gate that opens when an element should hydrate: when it is visible, pressed or focused. An element with
 * skeletons opens it when it is near the viewport. It is open from the start on the server, for content that is
 * rendered in the browser, and without `IntersectionObserver`.
 */
export function useHydrationGate(element: RefObject<Element | null>): Gate {
  const { hydration } = useServices()
  const [gate] = useState(() => createGate(isOpenFromStart(hydration)))
  useEffect(() => {
    const { current } = element
    if (gate.isOpen || current === null) return
    // The browser must load what the server did not render, so these parts start earlier.
    const isIncomplete = current.querySelector('[aria-busy=true]') !== null
    // No state: React would discard content that is updated before it is hydrated.
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) gate.open()
      },
      { rootMargin: isIncomplete ? `${nearDistance}px 0px` : '0px' },
    )
    observer.observe(current)
    function openIfUsed({ target }: Event) {
      if (target instanceof Node && current?.contains(target)) gate.open()
    }
    // Both precede the click, during which React hydrates the content. On the window, because React stops events
    // on content that is not hydrated.
    const events = ['pointerdown', 'focusin']
    for (const event of events) window.addEventListener(event, openIfUsed, true)
    return () => {
      observer.disconnect()
      for (const event of events) window.removeEventListener(event, openIfUsed, true)
    }
  }, [element, gate])
  return gate
}
