function origin(url: string): string | null {
  try {
    const { protocol, origin: own } = new URL(url)
    return protocol === 'https:' || protocol === 'http:' ? own : null
  } catch {
    return null
  }
}

/**
 * Whether a pay URL that came from outside leads to the server that orders are made at. Links to
 * this page can be forged, and learners trust a code shown here with their money.
 *
 * @param servers the server's own URLs
 */
export function isOwnPaymentUrl(url: string, servers: string[]): boolean {
  const own = origin(url)
  return own !== null && servers.some((server) => origin(server) === own)
}
