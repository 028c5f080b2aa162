/** Parses a URL. Returns null if it is invalid. `URL.canParse` and `URL.parse` are missing in supported browsers. */
export function parseUrl(url: string, base?: string | URL): URL | null {
  try {
    return new URL(url, base)
  } catch {
    return null
  }
}
