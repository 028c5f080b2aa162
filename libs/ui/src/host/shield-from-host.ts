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
