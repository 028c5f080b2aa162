/** Attributes of a link that decide whether the browser handles it. */
export interface LinkKind {
  target?: string
  rel?: string
  isDownload: boolean
}

/** Whether a link is the browser's whatever it leads to: a new window, a download, `rel="external"`. */
export function isForBrowser({ target = '', rel = '', isDownload }: LinkKind): boolean {
  return (target !== '' && target !== '_self') || isDownload || rel.split(' ').includes('external')
}
