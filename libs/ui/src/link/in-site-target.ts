/** Attributes of a link that decide whether the browser handles it. */
export interface LinkKind {
  target?: string
  rel?: string
  isDownload: boolean
}

/** True if the browser handles the link regardless of its URL: a new window, a download or `rel="external"`. */
export function isForBrowser({ target = '', rel = '', isDownload }: LinkKind): boolean {
  return (target !== '' && target !== '_self') || isDownload || rel.split(' ').includes('external')
}

export interface LinkClick {
  defaultPrevented: boolean
  button: number
  metaKey: boolean
  ctrlKey: boolean
  shiftKey: boolean
  altKey: boolean
}

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
  const { target, rel } = link
  if (isForBrowser({ target, rel, isDownload: link.hasAttribute('download') })) return null
  const from = new URL(here)
  const to = new URL(link.href, from)
  if (to.origin !== from.origin) return null
  const isJumpOnPage = to.hash !== '' && to.pathname === from.pathname && to.search === from.search
  return isJumpOnPage ? null : to.pathname + to.search + to.hash
}
