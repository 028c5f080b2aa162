import { linkTo } from '../../html/link-to'
import { setAttributes } from '../../html/dom'
import type { TransformContext } from '../transform'
import { frameUrl, originOf, siteOriginOf } from '../../html/urls'

/**
 * Keeps frames of allowed hosts, sandboxed. A link replaces each other frame. Every player needs scripts with
 * its own origin. They cannot reach this page, because its own origin is never accepted.
 */
export function decorateFrames(root: ParentNode, context: TransformContext): void {
  const { options, locale } = context
  const siteOrigin = siteOriginOf(options)
  for (const frame of root.querySelectorAll('iframe')) {
    const src = frame.getAttribute('src')?.trim() ?? ''
    const url = frameUrl(src, options.frameHosts)
    if (!url || originOf(url) === originOf(siteOrigin)) {
      linkTo(src, frame, context)
      continue
    }
    const title = frame.getAttribute('title') || locale.frame
    const width = /^\d+$/.exec(frame.getAttribute('width') ?? '')?.[0]
    const shown = frame.ownerDocument.createElement('iframe')
    setAttributes(shown, {
      src: url,
      title,
      ...(width && { width }),
      sandbox: 'allow-scripts allow-same-origin allow-presentation allow-popups',
      allow: 'fullscreen; picture-in-picture; encrypted-media',
      referrerpolicy: 'strict-origin-when-cross-origin',
      loading: 'lazy',
    })
    frame.replaceWith(shown)
  }
}
