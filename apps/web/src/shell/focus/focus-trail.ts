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
