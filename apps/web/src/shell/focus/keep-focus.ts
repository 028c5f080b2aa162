/** A placeholder heading of a loading page does not receive focus. */
const heading = 'main h1:not([data-waiting="true"])'

/** A closing dialog restores the focus first. In ms. */
const recoveryDelay = 100

export interface FocusKeeper {
  /** Moves the focus to the heading of a new page, once it exists and no dialog is open. */
  enterPage: () => void
  stop: () => void
}

const isBehindDialog = () => document.querySelector('[aria-modal="true"]') !== null

const isLost = () => document.activeElement === null || document.activeElement === document.body

function isUsable(element: Element): boolean {
  return element.isConnected && element.checkVisibility() && !element.matches(':disabled')
}

/** Missing in the types of the DOM. */
type MarkedFocusOptions = FocusOptions & { focusVisible?: boolean }

/** Focuses an element that is not a tab stop, without making it one. */
function moveTo(element: HTMLElement | null, options: MarkedFocusOptions): void {
  if (element === null) return
  element.tabIndex = -1
  element.focus({ preventScroll: true, ...options })
}

/** Moves the focus to the heading of each new page, and when the focused element is removed. */
export function keepFocus(): FocusKeeper {
  let last: Element | null = document.activeElement
  let isEntering = false
  let hasInput = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function goToHeading() {
    const found = document.querySelector<HTMLElement>(heading)
    // Before the first input, browsers assume a keyboard and would show a focus ring.
    const options = hasInput ? {} : { focusVisible: false }
    if (found !== null) isEntering = false
    moveTo(found ?? document.querySelector<HTMLElement>('main'), options)
  }

  function update() {
    if (isBehindDialog()) return
    if (isEntering) goToHeading()
    else checkFocus()
  }

  // No element has focus while it moves between elements, so the check is delayed.
  function checkFocus() {
    if (isLost() && last !== null) timer ??= setTimeout(recover, recoveryDelay)
  }

  function recover() {
    timer = undefined
    if (!isLost() || isBehindDialog() || last === null) return
    // The user removed the focus, for example by clicking the background.
    if (isUsable(last)) last = null
    else goToHeading()
  }

  function onFocusIn({ target }: FocusEvent) {
    if (!(target instanceof Element)) return
    last = target
    // If the user moves the focus, it stays there, except in a dialog.
    if (!target.matches('main') && !isBehindDialog()) isEntering = false
  }

  function onInput() {
    hasInput = true
  }

  const life = new AbortController()
  const watch = new MutationObserver(update)
  watch.observe(document.documentElement, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['data-waiting', 'disabled', 'hidden'],
  })
  const capture = { signal: life.signal, capture: true }
  document.addEventListener('focusin', onFocusIn, capture)
  document.addEventListener('focusout', checkFocus, capture)
  document.addEventListener('keydown', onInput, capture)
  document.addEventListener('pointerdown', onInput, capture)

  return {
    enterPage() {
      isEntering = true
      update()
    },
    stop() {
      life.abort()
      watch.disconnect()
      clearTimeout(timer)
    },
  }
}
