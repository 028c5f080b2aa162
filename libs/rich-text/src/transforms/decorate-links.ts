import { setAttributes } from '../html/dom'
import type { TransformContext } from './transform'
import { linkUrl, siteOriginOf } from '../html/urls'

/** Checks every link. External ones open in a new window, are labeled so, and have no opener. */
export function decorateLinks(root: ParentNode, { options, locale }: TransformContext): void {
  const siteOrigin = siteOriginOf(options)
  for (const element of root.querySelectorAll('[href]')) {
    const link =
      element.localName === 'a' ? linkUrl(element.getAttribute('href') ?? '', siteOrigin) : null
    if (!link) {
      element.removeAttribute('href')
      continue
    }
    element.setAttribute('href', link.href)
    if (!link.isExternal) continue
    const hasWords = element.textContent.trim() !== ''
    setAttributes(element, {
      target: '_blank',
      rel: 'noopener noreferrer nofollow',
      // The mark of an external link stands beside words, not below an image.
      ...(hasWords && { 'data-external': '' }),
    })
    const note = element.ownerDocument.createElement('span')
    note.className = 'rt-unseen'
    note.textContent = locale.opensNewWindow
    element.append(note)
  }
}
