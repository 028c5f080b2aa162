const typing =
  'input:not([type="range"], [type="checkbox"], [type="radio"], [type="button"]), textarea, select, [contenteditable]:not([contenteditable="false"])'
const layers = '[role="menu"], [role="dialog"], [role="alertdialog"], [role="listbox"]'
const takers = `${typing}, ${layers}, a[href], button, summary, iframe, input, [role="tab"], [role="slider"], [tabindex]:not([tabindex="-1"])`
const arrows = /^(Arrow|Home$|End$|Page)/
const presses = /^( |Enter)$/

/**
 * Whether a key is for the player: never while the user types or another control uses
 * it.
 *
 * @param target what has the focus
 * @param isGlobal the player also hears keys while the focus is on nothing that takes any
 */
export function isForPlayer(
  key: string,
  target: Element | null,
  player: Element,
  isGlobal: boolean,
): boolean {
  if (!target || !player.contains(target)) {
    return (
      isGlobal && !target?.closest(takers) && !target?.ownerDocument.querySelector('[aria-modal]')
    )
  }
  if (target.closest(`${typing}, ${layers}`)) return false
  if (target.matches('input[type="range"]')) return !arrows.test(key)
  return !(target.closest('a[href], button, input') && presses.test(key))
}
