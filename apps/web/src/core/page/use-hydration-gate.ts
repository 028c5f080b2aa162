import { useEffect, useState, type RefObject } from 'react'
import { nearDistance } from './use-near'

/** A state that begins once. A mutable object, because React reads it when it hydrates, which is before it renders. */
export interface HydrationGate {
  isOpen: boolean
  opened: Promise<void>
  open: () => void
}

function createGate(isOpen: boolean): HydrationGate {
  let resolve = () => {}
  const opened = new Promise<void>((done) => {
    resolve = done
  })
  const gate: HydrationGate = {
    isOpen,
    opened,
    open: () => {
      gate.isOpen = true
      resolve()
    },
  }
  return gate
}

/**
 * Returns a gate that opens when an element should hydrate: when it is visible, pressed or focused. An element with
 * skeletons opens it when it is near the viewport. It is open from the start on the server and without
 * `IntersectionObserver`.
 */
export function useHydrationGate(element: RefObject<Element | null>): HydrationGate {
  const [gate] = useState(() =>
    createGate(import.meta.env.SSR || typeof IntersectionObserver === 'undefined'),
  )
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

/** Calls a stable function when the component is mounted. */
export function useMounted(onMounted: () => void): void {
  useEffect(onMounted, [onMounted])
}
