const absolute = /^([a-z][a-z\d+.-]*:)?\/\//i

/**
 * A base URL without trailing slashes, to which rooted paths are appended. A relative one is
 * taken from the root of the host, so that it means the same on every page.
 */
export function normalizeBaseUrl(url: string): string {
  if (typeof url !== 'string' || !URL.canParse(url, 'https://host.invalid')) {
    throw new TypeError(`createApiClient: baseUrl is no URL (/api, https://host/api): ${url}`)
  }
  const trimmed = url.trim().replace(/\/+$/, '')
  if (trimmed === '' || trimmed.startsWith('/') || absolute.test(trimmed)) return trimmed
  return `/${trimmed}`
}
