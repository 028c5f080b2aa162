/** Command of a keyboard shortcut. */
export type ShortcutCommand =
  | { kind: 'toggle' | 'mute' | 'fullscreen' | 'theater' | 'pip' | 'captions' }
  | { kind: 'previous' | 'next' | 'sheet' | 'note' }
  /** In seconds. */
  | { kind: 'seek-by'; seconds: number }
  /** A share of the lesson, 0 to 1. */
  | { kind: 'seek-to'; share: number }
  /** A share of the full volume. */
  | { kind: 'volume-by'; share: number }
  /** One step of the speeds. */
  | { kind: 'rate-by'; steps: 1 | -1 }
  | { kind: 'leave' }

type KeyStroke = Pick<
  KeyboardEvent,
  'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing'
>

const commands = new Map<string, ShortcutCommand>([
  [' ', { kind: 'toggle' }],
  ['k', { kind: 'toggle' }],
  ['arrowleft', { kind: 'seek-by', seconds: -5 }],
  ['arrowright', { kind: 'seek-by', seconds: 5 }],
  ['j', { kind: 'seek-by', seconds: -10 }],
  ['l', { kind: 'seek-by', seconds: 10 }],
  // Above J and L on the keyboard.
  ['u', { kind: 'seek-by', seconds: -15 }],
  ['o', { kind: 'seek-by', seconds: 15 }],
  ['arrowup', { kind: 'volume-by', share: 0.1 }],
  ['arrowdown', { kind: 'volume-by', share: -0.1 }],
  ['m', { kind: 'mute' }],
  ['f', { kind: 'fullscreen' }],
  ['t', { kind: 'theater' }],
  ['i', { kind: 'pip' }],
  ['c', { kind: 'captions' }],
  ['n', { kind: 'note' }],
  ['<', { kind: 'rate-by', steps: -1 }],
  ['>', { kind: 'rate-by', steps: 1 }],
  ['?', { kind: 'sheet' }],
  // Chinese input methods type these with the same keys.
  ['《', { kind: 'rate-by', steps: -1 }],
  ['》', { kind: 'rate-by', steps: 1 }],
  ['？', { kind: 'sheet' }],
  ['home', { kind: 'seek-to', share: 0 }],
  ['end', { kind: 'seek-to', share: 1 }],
  ['escape', { kind: 'leave' }],
])

const neighbors = new Map<string, ShortcutCommand>([
  ['n', { kind: 'next' }],
  ['p', { kind: 'previous' }],
])

/** Returns the command of a keystroke, or null for the browser's own shortcuts and unused keys. */
export function shortcutCommand(stroke: KeyStroke): ShortcutCommand | null {
  if (stroke.ctrlKey || stroke.metaKey || stroke.altKey || stroke.isComposing) return null
  const key = stroke.key.toLowerCase()
  if (/^\d$/.test(key)) return { kind: 'seek-to', share: Number(key) / 10 }
  const command = commands.get(key) ?? null
  if (!stroke.shiftKey) return command
  // With Shift, only the neighbor keys and the keys that need Shift to be typed are shortcuts.
  return neighbors.get(key) ?? (/^[<>?《》？]$/.test(key) ? command : null)
}

const typing =
  'input:not([type="range"], [type="checkbox"], [type="radio"], [type="button"]), textarea, select, [contenteditable]:not([contenteditable="false"])'
const layers = '[role="menu"], [role="dialog"], [role="alertdialog"], [role="listbox"]'
const keyUsers = `${typing}, ${layers}, a[href], button, summary, iframe, input, [role="tab"], [role="slider"], [tabindex]:not([tabindex="-1"])`
const arrows = /^(Arrow|Home$|End$|Page)/
const presses = /^( |Enter)$/

/** Whether a field has the focus, or a text area contains words. */
export function isTyping(page: Document): boolean {
  if (page.activeElement?.closest(typing)) return true
  return [...page.querySelectorAll('textarea')].some(({ value }) => value.trim() !== '')
}

/**
 * Whether the player handles a key. It never does while the user types or the focused control uses the key.
 *
 * @param target focused element
 * @param isGlobal true to handle keys outside the player too, unless the focused element uses keys itself
 * @param isClicked true if the mouse or a finger focused the element. The space bar then plays, as after a click on the
 * video
 */
export function isForPlayer(
  key: string,
  target: Element | null,
  player: Element,
  isGlobal: boolean,
  isClicked = false,
): boolean {
  if (!target || !player.contains(target)) {
    return (
      isGlobal && !target?.closest(keyUsers) && !target?.ownerDocument.querySelector('[aria-modal]')
    )
  }
  if (target.closest(`${typing}, ${layers}`)) return false
  if (target.matches('input[type="range"]')) return !arrows.test(key)
  if (key === ' ' && isClicked && target.closest('[data-bar] button')) return true
  return !(target.closest('a[href], button, input') && presses.test(key))
}
