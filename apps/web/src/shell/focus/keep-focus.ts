/** The tab stops that a header or a footer holds. */
const stops = 'a[href], button:enabled, input:enabled'

/** Parts of the page whose controls come and go while the page stays. */
const bars = 'header, footer'

/**
 * What had the focus and what it stood in, innermost first, up to the header or footer around it;
 * empty for anything in the page itself.
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

/** What stands now where a trail begins, as the account's menu does in place of 登录. */
export function successorOf(trail: readonly Element[]): HTMLElement | null {
  const place = trail.find((element) => element.isConnected && element.checkVisibility())
  const candidates = place === undefined ? [] : place.querySelectorAll<HTMLElement>(stops)
  return Array.from(candidates).find((stop) => stop.checkVisibility()) ?? null
}

/** A placeholder heading, whose page is still loading, does not get the focus. */
const heading = 'main h1:not([data-waiting="true"])'

/** Who closes something gives the focus back first; also what replaces it may need a moment. */
const patience = { firstMs: 100, lastMs: 1_500 }

/** Watches over where the focus is. */
export interface FocusKeeper {
  /** Another page is shown: on to its heading, as soon as it is there and no dialog is in between. */
  arrive: () => void
  /** The same page shows something else: to the heading only if that makes it another page. */
  stayAt: (title: string) => void
  stop: () => void
}

function isUsable(element: Element): boolean {
  return element.isConnected && element.checkVisibility() && !element.matches(':disabled')
}

/** For what is no stop of the Tab key, and is not to become one. */
function moveTo(element: HTMLElement | null): void {
  if (element === null) return
  element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/**
 * Moves the focus to the heading of each new page, and never leaves it nowhere: when what had it is
 * gone, it goes to its replacement in header or footer, else to the heading of the page.
 */
export function keepFocus(): FocusKeeper {
  let last: Element | null = document.activeElement
  let trail: Element[] = []
  let isArriving = false
  let oldTitle: string | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const hasNone = () => document.activeElement === null || document.activeElement === document.body
  const isBehindDialog = () => document.querySelector('[aria-modal="true"]') !== null

  function goToHeading() {
    const found = document.querySelector<HTMLElement>(heading)
    const main = document.querySelector<HTMLElement>('main')
    if (found === null) return moveTo(main)
    isArriving = false
    moveTo(found)
  }

  function look() {
    if (oldTitle !== null && document.title !== oldTitle) arrive()
    else if (isBehindDialog()) return
    else if (isArriving) goToHeading()
    else lookOut()
  }

  // On its way from one element to another the focus is nowhere, too.
  function lookOut() {
    if (hasNone() && last !== null) timer ??= setTimeout(recover, patience.firstMs, Date.now())
  }

  function recover(since: number) {
    timer = undefined
    if (!hasNone() || isBehindDialog() || last === null) return
    // The reader has put it away: nothing is lost.
    if (isUsable(last)) last = null
    else if (trail.length === 0 || Date.now() - since > patience.lastMs) goToHeading()
    else {
      const successor = successorOf(trail)
      if (successor === null) timer = setTimeout(recover, patience.firstMs, since)
      else successor.focus({ preventScroll: true })
    }
  }

  function arrive() {
    oldTitle = null
    isArriving = true
    look()
  }

  function onFocusIn({ target }: FocusEvent) {
    if (!(target instanceof Element)) return
    last = target
    // What opened a dialog or a menu counts, not what was in there.
    if (target.closest('[role$="dialog"], [role="menu"]') === null) trail = trailOf(target)
    // A user who moved the focus keeps it; one who was in a dialog gets it back.
    if (!target.matches('main') && !isBehindDialog()) isArriving = false
  }

  function onInput() {
    oldTitle = null
  }

  const life = new AbortController()
  const watch = new MutationObserver(look)
  watch.observe(document.documentElement, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['data-waiting', 'disabled', 'hidden'],
  })
  const capture = { signal: life.signal, capture: true }
  document.addEventListener('focusin', onFocusIn, capture)
  document.addEventListener('focusout', lookOut, capture)
  document.addEventListener('keydown', onInput, capture)
  document.addEventListener('pointerdown', onInput, capture)

  return {
    arrive,
    stayAt(title) {
      oldTitle = title
      look()
    },
    stop() {
      life.abort()
      watch.disconnect()
      clearTimeout(timer)
    },
  }
}
