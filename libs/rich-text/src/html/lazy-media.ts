import type { RichTextOptions } from '../rich-text-options'
import { mediaUrl } from './urls'

/** Attributes from which scripts of other pages load media, the first usable one first. */
const sources = ['data-src', 'data-original', 'data-lazy-src', 'data-original-src']
const candidates = ['data-srcset', 'data-lazy-srcset']

/** Attributes that {@link showLazyMedia} reads. */
export const lazyAttributes: readonly string[] = [...sources, ...candidates]

const placeholderName =
  /(?:^|[-_./])(?:placeholder|loading|loader|lazy(?:load(?:ing)?)?|blank|spacer|spinner|transparent|pixel|empty|gr[ae]y|1x1)(?:[-_.\d][^/]*)?$/i

/** Whether a URL shows nothing of its own: none, a forbidden one, an inline image, or a file named as one. */
function isPlaceholder(given: string | null, baseUrl: string | undefined): boolean {
  const url = given === null ? null : mediaUrl(given, { baseUrl })
  return url === null || placeholderName.test(url.replace(/[?#].*$/s, ''))
}

function firstValue(element: Element, names: readonly string[]): string | undefined {
  return names.map((name) => element.getAttribute(name)?.trim()).find(Boolean)
}

/**
 * Gives images, recordings and frames the URL that waits for a script in another attribute, where their own
 * is a placeholder. It is judged afterward like any other.
 */
export function showLazyMedia(fragment: DocumentFragment, { baseUrl }: RichTextOptions): void {
  for (const element of fragment.querySelectorAll('img, video, audio, source, iframe')) {
    const src = firstValue(element, sources)
    if (src && isPlaceholder(element.getAttribute('src'), baseUrl)) element.setAttribute('src', src)
    const srcset = firstValue(element, candidates)
    const given = element.getAttribute('srcset')
    if (srcset && (!given || /^\s*data:/i.test(given))) element.setAttribute('srcset', srcset)
  }
}
