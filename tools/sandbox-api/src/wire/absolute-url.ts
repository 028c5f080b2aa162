/** Converts a path to an absolute URL. Absolute URLs, `''` and raw HTML are unchanged. */
export function absoluteUrl(publicUrl: string, url: string): string {
  if (url === '' || /^[a-z][a-z0-9+.-]*:/i.test(url) || url.startsWith('<')) return url
  return `${publicUrl}/${url.replace(/^\/+/, '')}`
}

/** Makes the URLs of images and frames in HTML absolute. */
export function absoluteHtml(publicUrl: string, html: string): string {
  return html.replace(/(\ssrc=["'])\/(?!\/)/g, (_, start: string) => `${start}${publicUrl}/`)
}

const urlKeys = new Set(['src', 'logo', 'qrcode', 'thumb'])

/** Makes the image URLs in a block's config absolute, at any depth. */
export function absoluteConfig(publicUrl: string, value: unknown, key = ''): unknown {
  if (typeof value === 'string') {
    if (urlKeys.has(key)) return absoluteUrl(publicUrl, value)
    return key === 'html' ? absoluteHtml(publicUrl, value) : value
  }
  if (Array.isArray(value)) return value.map((item) => absoluteConfig(publicUrl, item))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, absoluteConfig(publicUrl, item, name)]),
  )
}
