function origin(address: string): string | null {
  try {
    const { protocol, origin: own } = new URL(address)
    return protocol === 'https:' || protocol === 'http:' ? own : null
  } catch {
    return null
  }
}

/**
 * Whether a pay address that came from outside leads to the server that orders are made at: anybody can
 * write a link to this page, and a code shown here is trusted with money.
 *
 * @param servers the server's own addresses
 */
export function isOwnPayAddress(address: string, servers: string[]): boolean {
  const own = origin(address)
  return own !== null && servers.some((server) => origin(server) === own)
}
