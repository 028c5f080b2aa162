import { frameUrl, originOf, siteOriginOf } from './urls'
import { localeOf } from '../locales/locale-of'
import type { RichTextOptions } from '../rich-text-options'

/**
 * Keeps embedded frames of listed hosts, sandboxed, and removes all others. Every player needs scripts with
 * its own origin. They cannot reach this page, because its own origin is never accepted.
 */
export function decorateFrames(fragment: DocumentFragment, options: RichTextOptions): void {
  const locale = localeOf(options)
  const ownOrigin = originOf(siteOriginOf(options))
  for (const frame of fragment.querySelectorAll('iframe')) {
    const url = frameUrl(frame.getAttribute('src') ?? '', options.frameHosts)
    if (!url || originOf(url) === ownOrigin) {
      frame.remove()
      continue
    }
    const title = frame.getAttribute('title') || locale.frame
    for (const name of frame.getAttributeNames()) frame.removeAttribute(name)
    frame.setAttribute('src', url)
    frame.setAttribute('title', title)
    frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-presentation allow-popups')
    frame.setAttribute('allow', 'fullscreen; picture-in-picture; encrypted-media')
    frame.setAttribute('referrerpolicy', 'strict-origin-when-cross-origin')
    frame.setAttribute('loading', 'lazy')
    frame.textContent = ''
  }
}
