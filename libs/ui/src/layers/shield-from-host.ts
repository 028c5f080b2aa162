// A host with a focus trap would take back a focus that it sees outside; a wheel turned or a finger
// moved over ours is not outside of what a host has locked; what is pressed in ours is not pressed
// beside what a host has open. `pointerdown` must pass: hosts that know by their React tree that it
// came from inside wait for it.
const kept = ['focusin', 'focusout', 'mousedown', 'touchstart', 'wheel', 'touchmove']

/** How the layers of Radix, of any version, ask whether they may close. */
const questions = ['dismissableLayer.pointerDownOutside', 'dismissableLayer.focusOutside']

/**
 * Keeps what happens in an element from the layers of the page that it stands in. React's own
 * listeners of a portal sit on the element itself and hear everything.
 *
 * @returns the function that ends it
 */
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
