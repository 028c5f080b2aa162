import { parseInertly } from './trusted-html'

/** Teachers also paste a whole `<iframe>` where the editor expects its URL. */
export function unwrapFrameUrls(root: ParentNode): void {
  for (const frame of root.querySelectorAll('iframe[src*="<"]')) {
    const pasted = parseInertly(frame.getAttribute('src') ?? '').querySelector('iframe')
    frame.setAttribute('src', pasted?.getAttribute('src') ?? '')
  }
}
