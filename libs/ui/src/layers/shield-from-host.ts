// A wheel turned or a finger moved over ours is not "outside" what a host has locked; what is pressed
// in ours is not pressed beside what a host has open. `pointerdown` must pass: hosts that know by
// their React tree that it came from inside wait for it.
const kept = ['mousedown', 'touchstart', 'wheel', 'touchmove']

/** How the layers of Radix, of any version, ask whether they may close. */
const questions = ['dismissableLayer.pointerDownOutside', 'dismissableLayer.focusOutside']

/**
 * Keeps what happens in an element from the layers of the page that it stands in, for as long as the
 * element lives. React's own listeners of a portal sit on the element itself and hear everything.
 */
export function shieldFromHost(element: HTMLElement): void {
  for (const name of kept) element.addEventListener(name, (event) => event.stopPropagation())
  for (const name of questions) {
    element.addEventListener(name, (event) => event.preventDefault(), { capture: true })
  }
}
