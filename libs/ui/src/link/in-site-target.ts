/** Attributes of a link that decide whether the browser handles it. */
export interface LinkKind {
  target?: string
  rel?: string
  isDownload: boolean
}

/** Whether a link is the browser's whatever it leads to: a new window, a download, `rel="external"`. */
export function isForBrowser({ target = '', rel = '', isDownload }: LinkKind): boolean {
  return (target !== '' && target !== '_self') || isDownload || rel.split(' ').includes('external')
}

/** What of a click on a link decides who follows it. */
export interface LinkClick {
  defaultPrevented: boolean
  button: number
  metaKey: boolean
  ctrlKey: boolean
  shiftKey: boolean
  altKey: boolean
}

/** What of a link decides who follows it. */
export interface LinkElement {
  href: string
  target: string
  rel: string
  hasAttribute(name: string): boolean
}

/** Whether a click is answered by nothing else and asks for no new window. */
export function isPlainClick(click: LinkClick): boolean {
  const hasModifier = click.metaKey || click.ctrlKey || click.shiftKey || click.altKey
  return !click.defaultPrevented && click.button === 0 && !hasModifier
}

/**
 * Path, query and fragment to move to when the application should follow a link, `null` when the
 * browser should.
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
