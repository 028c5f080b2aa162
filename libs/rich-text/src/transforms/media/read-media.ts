import { rename } from '../../html/dom'
import { parseInertly } from '../../html/trusted-html'
import { linkUrl } from '../../html/urls'

const recordings: readonly (readonly [RegExp, 'video' | 'audio'])[] = [
  [/\.(?:mp4|m4v|webm|ogv|mov)(?:[?#]|$)/i, 'video'],
  [/\.(?:mp3|m4a|ogg|wav)(?:[?#]|$)/i, 'audio'],
]

/** Player of a page of YouTube, which cannot be embedded itself. */
function playerOf(url: string): string {
  const id = /^https?:\/\/(?:www\.youtube\.com\/watch\?(?:.*&)?v=|youtu\.be\/)([\w-]+)/.exec(
    url,
  )?.[1]
  return id === undefined ? url : `https://www.youtube.com/embed/${id}`
}

/** Shows the URL as a recording, or as a frame, which becomes a link if its host is not allowed. */
function show(element: Element, url: string): void {
  const name = recordings.find(([pattern]) => pattern.test(url))?.[1] ?? 'iframe'
  element.setAttribute('src', playerOf(url.trim()))
  rename(element, name)
}

/** Replaces files in an `<object>`, such as a PDF, by links. */
function link(element: Element, url: string): void {
  const anchor = element.ownerDocument.createElement('a')
  const name = url.split(/[?#]/)[0]?.split('/').at(-1) ?? ''
  anchor.setAttribute('href', url)
  anchor.textContent = element.textContent?.trim() || name
  element.replaceWith(anchor)
}

/** Reads media that editors write as elements of their own or as a placeholder. */
export function readMedia(root: ParentNode): void {
  for (const element of root.querySelectorAll('object')) {
    const inner = element.querySelector('embed, iframe, video')
    const url = element.getAttribute('data') ?? ''
    const isLinkable = linkUrl(url) !== null
    if (inner) element.replaceWith(inner)
    else if (isLinkable && recordings.some(([pattern]) => pattern.test(url))) show(element, url)
    else if (isLinkable) link(element, url)
    else element.replaceWith(...element.childNodes)
  }
  for (const [selector, attribute] of [
    ['oembed[url]', 'url'],
    ['embed[src]', 'src'],
    ['img.edui-faked-video[_url]', '_url'],
  ] as const) {
    for (const element of root.querySelectorAll(selector)) {
      show(element, element.getAttribute(attribute) ?? '')
    }
  }
  // Teachers also paste a whole `<iframe>` where the editor expects its URL.
  for (const frame of root.querySelectorAll('iframe[src*="<"]')) {
    const pasted = parseInertly(frame.getAttribute('src') ?? '').querySelector('iframe')
    frame.setAttribute('src', pasted?.getAttribute('src') ?? '')
  }
}
