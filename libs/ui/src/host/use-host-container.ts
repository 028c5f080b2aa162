import { useLayoutEffect, useState } from 'react'

// A host with a focus trap would take back a focus that it sees outside; a wheel or touch in our portal
// is not outside of what a host has locked; a press in our portal is not a press beside what a host has
// open. `pointerdown` must pass: hosts that know by their React tree that it came from inside wait for it.
const kept = ['focusin', 'focusout', 'mousedown', 'touchstart', 'wheel', 'touchmove']

/** How Radix, of any version, asks whether an open dialog or menu may close. */
const questions = ['dismissableLayer.pointerDownOutside', 'dismissableLayer.focusOutside']

/** Keeps what happens in an element from dialogs and menus of the page that it is added to. */
export function shieldFromHost(element: Element): () => void {
  const life = new AbortController()
  const { signal } = life
  for (const name of kept) {
    element.addEventListener(name, (event) => event.stopPropagation(), { signal })
  }
  for (const name of questions) {
    element.addEventListener(name, (event) => event.preventDefault(), { signal, capture: true })
  }
  return () => life.abort()
}

/**
 * An element at the end of the page, or of the element that fills the screen, for a portal: React's
 * listeners of the portal are on the element itself, so they hear what is kept from a host.
 */
export function useHostContainer(): HTMLElement | null {
  const [container, setContainer] = useState<HTMLElement | null>(null)
  useLayoutEffect(() => {
    const element = document.createElement('div')
    // Out of the flow: a page that lays out its children with gaps must not gain one.
    element.style.position = 'absolute'
    shieldFromHost(element)
    ;(document.fullscreenElement ?? document.body).append(element)
    // eslint-disable-next-line react-hooks/set-state-in-effect -- it must be in the page before its content is
    setContainer(element)
    return () => element.remove()
  }, [])
  return container
}
