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

/** Where something can be seen and used: all outside of a modal `<dialog>` is inert. */
function usablePlace(): Element {
  const modal = Array.from(document.querySelectorAll('dialog:modal')).at(-1)
  return modal ?? document.fullscreenElement ?? document.body
}

/** From a modal `<dialog>`, which may clip and move what is in it, to where that itself lies. */
function raise(element: HTMLElement): void {
  element.popover = 'manual'
  // A popover looks like a window of the browser.
  element.style.all = 'unset'
  element.showPopover()
}

/**
 * An element at the end of a place for a portal: React's listeners of the portal are on the element
 * itself, so they hear what is kept from a host.
 *
 * @param place without one a modal `<dialog>` of the page, what fills the screen, or the page itself
 */
export function useHostContainer(place?: Element | ShadowRoot | null): HTMLElement | null {
  const [container, setContainer] = useState<HTMLElement | null>(null)
  useLayoutEffect(() => {
    const element = document.createElement('div')
    shieldFromHost(element)
    const parent = place ?? usablePlace()
    parent.append(element)
    if (element.closest('dialog:modal') && 'showPopover' in element) raise(element)
    // Out of the flow: a page that lays out its children with gaps must not gain one.
    element.style.position = 'absolute'
    // eslint-disable-next-line react-hooks/set-state-in-effect -- it must be in the page before its content is
    setContainer(element)
    return () => element.remove()
  }, [place])
  return container
}
