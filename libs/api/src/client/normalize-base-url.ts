/** Empty, a rooted path or an HTTP(S) URL. Appended paths would end up in a query or hash. */
const usable = /^((https?:\/)?\/[^?#]*)?$/i

/** Not with `URL.canParse`, which is missing in supported browsers. */
function isUrl(url: string): boolean {
  try {
    return Boolean(new URL(url, 'https://host.invalid'))
  } catch {
    return false
  }
}

/**
 * Removes trailing slashes, so that rooted paths can be appended. `''` and `/` are the root of the
 * page's origin.
 */
export function normalizeBaseUrl(url: string): string {
  const trimmed = String(url).trim()
  if (!usable.test(trimmed) || !isUrl(trimmed)) {
    throw new TypeError(`baseUrl must look like https://host/api or /api, but is ${url}`)
  }
  return trimmed.replace(/\/+$/, '')
}
