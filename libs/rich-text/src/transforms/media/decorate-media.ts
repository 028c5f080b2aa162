import { setAttributes } from '../../html/dom'
import type { TransformContext } from '../transform'
import { hostOf, mediaUrl } from '../../html/urls'

/** Editors write the name of the file, which says nothing about the image. */
const fileName = /^(?::0|[^\s/]+\.(?:avif|bmp|gif|jpe?g|png|svg|webp))$/i

/** Hosts that refuse images to pages of other sites. Those of a school may need the referrer. */
const refusing = /(?:^|\.)(?:qpic\.cn|qlogo\.cn|hdslb\.com|sinaimg\.cn|zhimg\.com|csdnimg\.cn)$/

function decorateImage(image: Element): void {
  if (refusing.test(hostOf(image.getAttribute('src') ?? ''))) {
    image.setAttribute('referrerpolicy', 'no-referrer')
  }
  setAttributes(image, { loading: 'lazy', decoding: 'async' })
  const alt = image.getAttribute('alt') ?? ''
  image.setAttribute('alt', fileName.test(alt) ? '' : alt)
}

function decorateRecording(recording: Element): void {
  recording.setAttribute('controls', '')
  recording.setAttribute('preload', 'metadata')
  if (recording.localName === 'video') recording.setAttribute('playsinline', '')
}

const candidate = /([^\s,](?:\S*[^\s,])?)(\s+\d+(?:\.\d+)?[wx])?\s*(?:,|$)/g

/** Checks each candidate of a `srcset` and drops those that fail. */
function decorateCandidates(element: Element, baseUrl: string | undefined): void {
  const passed = Array.from(
    (element.getAttribute('srcset') ?? '').matchAll(candidate),
    ([, target = '', density = '']) => {
      const url = mediaUrl(target, { baseUrl })
      return url ? [`${url}${density}`] : []
    },
  ).flat()
  if (passed.length > 0) element.setAttribute('srcset', passed.join(', '))
  else element.removeAttribute('srcset')
}

/** Checks the URLs of images and recordings. Removes elements without a valid URL. */
export function decorateMedia(root: ParentNode, { options }: TransformContext): void {
  const { baseUrl } = options
  for (const element of root.querySelectorAll('[srcset]')) {
    if (element.matches('img, picture > source')) decorateCandidates(element, baseUrl)
    else element.removeAttribute('srcset')
  }
  for (const element of root.querySelectorAll('[poster]')) {
    const poster = mediaUrl(element.getAttribute('poster') ?? '', { baseUrl })
    if (poster) element.setAttribute('poster', poster)
    else element.removeAttribute('poster')
  }
  for (const element of root.querySelectorAll('img, video, audio, source, track')) {
    const allowsInline = element.localName === 'img'
    const given = element.getAttribute('src')
    const src = given === null ? null : mediaUrl(given, { baseUrl, allowsInline })
    if (src) element.setAttribute('src', src)
    else element.removeAttribute('src')
    const isEmpty = !src && !element.hasAttribute('srcset') && !element.querySelector('source')
    const words = element.getAttribute('alt') ?? ''
    if (isEmpty) element.replaceWith(fileName.test(words) ? '' : words)
    else if (allowsInline) decorateImage(element)
    else if (element.matches('video, audio')) decorateRecording(element)
  }
  for (const element of root.querySelectorAll('[src]')) {
    if (!element.matches('img, video, audio, source, track, iframe')) element.removeAttribute('src')
  }
}
