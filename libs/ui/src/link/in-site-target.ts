/** The parts of a click event that decide whether it is plain. */
export interface LinkClick {
  defaultPrevented: boolean
  button: number
  metaKey: boolean
  ctrlKey: boolean
  shiftKey: boolean
  altKey: boolean
}

/** The parts of an anchor that decide whether the application handles its URL. */
export interface LinkElement {
  href: string
  target: string
  rel: string
  hasAttribute(name: string): boolean
}

/** True for a click that no handler prevented and that does not open a new window. */
export function isPlainClick(click: LinkClick): boolean {
  const hasModifier = click.metaKey || click.ctrlKey || click.shiftKey || click.altKey
  return !click.defaultPrevented && click.button === 0 && !hasModifier
}

/**
 * Returns path, query and fragment if the application should handle the navigation, or `null` if the browser
 * should.
 *
 * @param here absolute URL of the current page
 */
export function inSiteTarget(link: LinkElement, here: string): string | null {
  const opensElsewhere = link.target !== '' && link.target !== '_self'
  const isExternal = link.rel.split(' ').includes('external')
  if (opensElsewhere || isExternal || link.hasAttribute('download')) return null
  const from = new URL(here)
  const to = parseUrl(link.href, from)
  if (to?.origin !== from.origin) return null
  const isJumpOnPage = to.hash !== '' && to.pathname === from.pathname && to.search === from.search
  return isJumpOnPage ? null : to.pathname + to.search + to.hash
}

/** Parses a URL. Returns null if it is invalid. `URL.canParse` and `URL.parse` are missing in supported browsers. */
export function parseUrl(url: string, base?: string | URL): URL | null {
  try {
    return new URL(url, base)
  } catch {
    return null
  }
}
