import type { TransformContext } from '../transform'
import { mediaUrl } from '../../html/urls'

/** Attributes from which scripts load media lazily. The first usable one wins. */
const sources = ['data-src', 'data-original', 'data-lazy-src', 'data-original-src']
const candidates = ['data-srcset', 'data-lazy-srcset']

export const lazyAttributes: readonly string[] = [...sources, ...candidates]

const placeholderName =
  /(?:^|[-_./])(?:placeholder|loading|loader|lazy(?:load(?:ing)?)?|blank|spacer|spinner|transparent|pixel|empty|gr[ae]y|1x1)(?:[-_.\d][^/]*)?$/i

/** True if a URL is missing, forbidden, an inline image or named like a placeholder. */
function isPlaceholder(given: string | null, baseUrl: string | undefined): boolean {
  const url = given === null ? null : mediaUrl(given, { baseUrl })
  return url === null || placeholderName.test(url.replace(/[?#].*$/s, ''))
}

function firstValue(element: Element, names: readonly string[]): string | undefined {
  return names.map((name) => element.getAttribute(name)?.trim()).find(Boolean)
}

/**
 * Replaces placeholder URLs of images, recordings and frames by the URL in a lazy-loading attribute. That URL
 * is checked afterward like any other.
 */
export function showLazyMedia(root: ParentNode, { options }: TransformContext): void {
  const { baseUrl } = options
  for (const element of root.querySelectorAll('img, video, audio, source, iframe')) {
    const src = firstValue(element, sources)
    if (src && isPlaceholder(element.getAttribute('src'), baseUrl)) element.setAttribute('src', src)
    const srcset = firstValue(element, candidates)
    const given = element.getAttribute('srcset')
    if (srcset && (!given || /^\s*data:/i.test(given))) element.setAttribute('srcset', srcset)
  }
}
