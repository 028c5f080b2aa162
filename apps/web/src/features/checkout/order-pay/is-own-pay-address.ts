function origin(address: string): string | null {
  try {
    const { protocol, origin: own } = new URL(address)
    return protocol === 'https:' || protocol === 'http:' ? own : null
  } catch {
    return null
  }
}

/**
 * Whether a pay address that came from outside leads to the server that orders are made at. Links to
 * this page can be forged, and learners trust a code shown here with their money.
 *
 * @param servers the server's own addresses
 */
export function isOwnPayAddress(address: string, servers: string[]): boolean {
  const own = origin(address)
  return own !== null && servers.some((server) => origin(server) === own)
}
