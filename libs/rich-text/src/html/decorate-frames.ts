import { frameUrl, originOf, siteOriginOf } from './urls'
import { setAttributes } from './set-attributes'
import type { TransformContext } from './transform'

/**
 * Keeps embedded frames of listed hosts, sandboxed, and removes all others. Every player needs scripts with
 * its own origin. They cannot reach this page, because its own origin is never accepted.
 */
export function decorateFrames(root: ParentNode, { options, locale }: TransformContext): void {
  const ownOrigin = originOf(siteOriginOf(options))
  for (const frame of root.querySelectorAll('iframe')) {
    const url = frameUrl(frame.getAttribute('src') ?? '', options.frameHosts)
    if (!url || originOf(url) === ownOrigin) {
      frame.remove()
      continue
    }
    const title = frame.getAttribute('title') || locale.frame
    for (const name of frame.getAttributeNames()) frame.removeAttribute(name)
    setAttributes(frame, {
      src: url,
      title,
      sandbox: 'allow-scripts allow-same-origin allow-presentation allow-popups',
      allow: 'fullscreen; picture-in-picture; encrypted-media',
      referrerpolicy: 'strict-origin-when-cross-origin',
      loading: 'lazy',
    })
    frame.textContent = ''
  }
}
