/** Empty, a path from the root or an http(s) URL. A query or hash would take in the paths that are appended. */
const usable = /^((https?:\/)?\/[^?#]*)?$/i

/**
 * A base URL without trailing slashes, to which rooted paths are appended. `''` and `/` are the root of
 * the page's own origin.
 */
export function normalizeBaseUrl(url: string): string {
  const trimmed = String(url).trim()
  if (!usable.test(trimmed) || !URL.canParse(trimmed, 'https://host.invalid')) {
    throw new TypeError(`baseUrl must be like https://host/api or /api: ${url}`)
  }
  return trimmed.replace(/\/+$/, '')
}
