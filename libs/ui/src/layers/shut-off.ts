import { elementsBeside } from './elements-beside'
import { shieldFromHost } from './shield-from-host'

/**
 * Shuts off everything of the page but `kept`: it is not read out, and the focus cannot get there.
 * What comes into the page later stays free: it lies above. Only attributes change that have no
 * part in how anything looks; `inert` has.
 *
 * @param takeFocus moves the focus inside, if it can to where it was last; called whenever it leaves,
 *   and at once if `isNew`
 * @returns the function that ends it
 */
export function shutOff(
  kept: Element,
  takeFocus: (last: Element | null) => void,
  isNew: boolean,
): () => void {
  const others = elementsBeside(kept)
  let last: Element | null = null

  function isShutOff(element: Element | null) {
    return others.some((other) => other.contains(element))
  }

  function bringIn() {
    const { activeElement } = document
    // First nowhere, then inside: a host's focus trap would take it back on its way from there to here.
    if (activeElement instanceof HTMLElement && isShutOff(activeElement)) activeElement.blur()
    takeFocus(last)
  }

  function onFocusIn(event: FocusEvent) {
    const target = event.target instanceof Element ? event.target : null
    if (kept.contains(target)) last = target
    if (!isShutOff(target)) return
    event.stopImmediatePropagation()
    bringIn()
  }

  window.addEventListener('focusin', onFocusIn, { capture: true })
  if (isNew && !kept.contains(document.activeElement)) bringIn()
  // Only now: browsers refuse to hide what has the focus. Whoever hid it before also shows it again.
  const hidden = others.filter((other) => !other.hasAttribute('aria-hidden'))
  for (const other of hidden) other.setAttribute('aria-hidden', 'true')
  // Messages stand elsewhere in the page, but taking one away is no press beside what is open.
  const shields = Array.from(document.querySelectorAll('[data-sy-messages]'), shieldFromHost)

  return () => {
    window.removeEventListener('focusin', onFocusIn, { capture: true })
    for (const other of hidden) other.removeAttribute('aria-hidden')
    for (const unshield of shields) unshield()
  }
}
