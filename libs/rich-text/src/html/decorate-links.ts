import { setAttributes, externalLink } from './added-attributes'
import { linkUrl, siteOriginOf } from './urls'
import { localeOf } from '../locales/locale-of'
import type { RichTextOptions } from '../rich-text-options'

/** Checks every link. External ones open in a new window, are labeled so, and have no opener. */
export function decorateLinks(fragment: DocumentFragment, options: RichTextOptions): void {
  const siteOrigin = siteOriginOf(options)
  const { opensNewWindow } = localeOf(options)
  for (const element of fragment.querySelectorAll('[href]')) {
    const link =
      element.localName === 'a' ? linkUrl(element.getAttribute('href') ?? '', siteOrigin) : null
    if (!link) {
      element.removeAttribute('href')
      continue
    }
    element.setAttribute('href', link.href)
    if (!link.isExternal) continue
    setAttributes(element, externalLink)
    const note = element.ownerDocument.createElement('span')
    note.className = 'rt-unseen'
    note.textContent = opensNewWindow
    element.append(note)
  }
}
