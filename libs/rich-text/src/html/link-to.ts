import type { TransformContext } from '../transforms/transform'
import { hostOf, linkUrl, siteOriginOf } from './urls'
import { fill } from '../locales/rich-text-locale'

/** Elements that can contain a link beside other words. */
const line = 'p, li, td, th, h1, h2, h3, h4, h5, h6, blockquote, figcaption, dt, dd, span, a'

/** Replaces media that cannot be shown by a link, whose words name the host, or removes those without a URL. */
export function linkTo(target: string, media: Element, context: TransformContext): void {
  const siteOrigin = siteOriginOf(context.options)
  const href = linkUrl(target, siteOrigin)?.href
  if (href === undefined) {
    media.remove()
    return
  }
  const link = media.ownerDocument.createElement('a')
  link.setAttribute('href', href)
  link.textContent = fill(context.locale.openVideo, 'host', hostOf(href, siteOrigin))
  if (media.parentElement?.closest(line)) {
    media.replaceWith(link)
    return
  }
  const paragraph = media.ownerDocument.createElement('p')
  paragraph.append(link)
  media.replaceWith(paragraph)
}
