import { useLayoutEffect, useState } from 'react'

// Stops events of our portal that a host would treat as outside of its own layers: a focus trap would pull the focus
// back, a scroll lock would block wheel and touch, and a press would close an open menu. `pointerdown` is not
// stopped, because some hosts use it to detect inside presses through the React tree.
const shieldedEvents = ['focusin', 'focusout', 'mousedown', 'touchstart', 'wheel', 'touchmove']

/** Events by which any version of Radix decides whether an open dialog or menu closes. */
const outsideEvents = ['dismissableLayer.pointerDownOutside', 'dismissableLayer.focusOutside']

/** Keeps events in an element from dialogs and menus of the page. */
export function shieldFromHost(element: Element): () => void {
  const controller = new AbortController()
  const { signal } = controller
  for (const name of shieldedEvents) {
    element.addEventListener(name, (event) => event.stopPropagation(), { signal })
  }
  for (const name of outsideEvents) {
    element.addEventListener(name, (event) => event.preventDefault(), { signal, capture: true })
  }
  return () => controller.abort()
}

/** Everything outside of a modal `<dialog>` is inert, so a portal has to be inside. */
function defaultPlace(): Element {
  const modal = Array.from(document.querySelectorAll('dialog:modal')).at(-1)
  return modal ?? document.fullscreenElement ?? document.body
}

/** Whether a filter, a transform or the like of an ancestor replaces the window as the place of fixed elements. */
function isDisplaced(element: HTMLElement): boolean {
  element.style.position = 'fixed'
  element.style.inset = '0'
  const { top, height } = element.getBoundingClientRect()
  element.style.inset = ''
  // The window grows up to `innerHeight` while a phone hides its toolbar. In quirks mode, the body scrolls.
  const smallest = document.scrollingElement?.clientHeight ?? 0
  return top !== 0 || Math.ceil(height) < smallest || Math.floor(height) > innerHeight
}

/**
 * Moves the element to the top layer: a modal `<dialog>` may clip and transform its content, as may the page, and an
 * open popover is above everything outside of it.
 */
function moveToTopLayer(element: HTMLElement): void {
  element.popover = 'manual'
  // Removes the browser's default styles of popovers.
  element.style.all = 'unset'
  element.showPopover()
}

/**
 * Adds an element for a portal to `place`. React attaches the listeners of the portal to the element itself,
 * so they get the events that do not reach the host.
 *
 * @param place default: the open modal `<dialog>` of the page, the fullscreen element or the body
 */
export function useHostContainer(place?: Element | ShadowRoot | null): HTMLElement | null {
  const [container, setContainer] = useState<HTMLElement | null>(null)
  useLayoutEffect(() => {
    const element = document.createElement('div')
    shieldFromHost(element)
    const parent = place ?? defaultPlace()
    parent.append(element)
    const needsTopLayer = () =>
      element.closest('dialog:modal') ||
      document.querySelector(':popover-open') ||
      isDisplaced(element)
    // Older browsers without popovers do not know the selector either.
    if ('showPopover' in element && needsTopLayer()) moveToTopLayer(element)
    // Positioned absolutely, so that a page with gaps between its children gains no gap.
    element.style.position = 'absolute'
    // eslint-disable-next-line react-hooks/set-state-in-effect -- it must be in the page before its content is
    setContainer(element)
    return () => element.remove()
  }, [place])
  return container
}
