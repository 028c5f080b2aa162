/** Tab stops in a header or footer. */
const stops = 'a[href], button:enabled, input:enabled'

/** Parts whose controls change while the page stays the same. */
const bars = 'header, footer'

/**
 * Returns an element and its ancestors below the header or footer, innermost first. Empty for elements outside
 * of both.
 */
export function trailOf(element: Element): Element[] {
  const bar = element.closest(bars)
  const trail: Element[] = []
  for (let at: Element | null = element; bar !== null && at !== null && at !== bar;) {
    trail.push(at)
    at = at.parentElement
  }
  return trail
}

/** Returns the control that replaced a removed one, such as the account menu for 登录. */
export function replacementFor(trail: readonly Element[]): HTMLElement | null {
  const place = trail.find((element) => element.isConnected && element.checkVisibility())
  const candidates = place === undefined ? [] : place.querySelectorAll<HTMLElement>(stops)
  return Array.from(candidates).find((stop) => stop.checkVisibility()) ?? null
}

/** A placeholder heading of a loading page does not receive focus. */
const heading = 'main h1:not([data-waiting="true"])'

/** A closing dialog restores focus first, and a replacement may render later. In ms. */
const recoveryDelays = { firstMs: 100, lastMs: 1_500 }

export interface FocusKeeper {
  /** Moves the focus to the heading of a new page, once it exists and no dialog is open. */
  enterPage: () => void
  /** Moves the focus to the heading only if the document title changes from the given one. */
  updatePage: (title: string) => void
  stop: () => void
}

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

/**
 * Moves the focus to the heading of each new page. If the focused element is removed, focuses its replacement
 * in the header or footer, else the heading of the page.
 */
export function keepFocus(): FocusKeeper {
  let last: Element | null = document.activeElement
  let trail: Element[] = []
  let isEntering = false
  let oldTitle: string | null = null
  let hasInput = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const hasNone = () => document.activeElement === null || document.activeElement === document.body
  const isBehindDialog = () => document.querySelector('[aria-modal="true"]') !== null

  function goToHeading() {
    const found = document.querySelector<HTMLElement>(heading)
    const main = document.querySelector<HTMLElement>('main')
    // Before the first input, browsers assume a keyboard and would show a focus ring.
    const options = hasInput ? {} : { focusVisible: false }
    if (found === null) return moveTo(main, options)
    isEntering = false
    moveTo(found, options)
  }

  function update() {
    if (oldTitle !== null && document.title !== oldTitle) enterPage()
    else if (isBehindDialog()) return
    else if (isEntering) goToHeading()
    else checkFocus()
  }

  // No element has focus while it moves between elements, so the check is delayed.
  function checkFocus() {
    if (hasNone() && last !== null)
      timer ??= setTimeout(recover, recoveryDelays.firstMs, Date.now())
  }

  function recover(since: number) {
    timer = undefined
    if (!hasNone() || isBehindDialog() || last === null) return
    // The user removed the focus, for example by clicking the background.
    if (isUsable(last)) last = null
    else if (trail.length === 0 || Date.now() - since > recoveryDelays.lastMs) goToHeading()
    else {
      const replacement = replacementFor(trail)
      if (replacement === null) timer = setTimeout(recover, recoveryDelays.firstMs, since)
      else replacement.focus({ preventScroll: true })
    }
  }

  function enterPage() {
    oldTitle = null
    isEntering = true
    update()
  }

  function onFocusIn({ target }: FocusEvent) {
    if (!(target instanceof Element)) return
    last = target
    // Focus inside a dialog or menu does not replace the trail of its trigger.
    if (target.closest('[role$="dialog"], [role="menu"]') === null) trail = trailOf(target)
    // If the user moves the focus, it stays there, except in a dialog.
    if (!target.matches('main') && !isBehindDialog()) isEntering = false
  }

  function onInput() {
    oldTitle = null
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
    enterPage,
    updatePage(title) {
      oldTitle = title
      update()
    },
    stop() {
      life.abort()
      watch.disconnect()
      clearTimeout(timer)
    },
  }
}
