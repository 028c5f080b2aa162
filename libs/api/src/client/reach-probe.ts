const timeoutMs = 5_000

/**
 * Checks whether the server is reachable after a call failed without a reply. Across origins, the
 * browser hides replies without CORS headers, such as those of a proxy that is broken or rejects a
 * large upload. Such failures look like a missing network.
 *
 * Any reply will do, so none is read, and the path is one that the server does not count. Calls
 * that fail together share one request.
 */
export function createReachProbe(baseUrl: string, send: typeof fetch): () => Promise<boolean> {
  let pending: Promise<boolean> | null = null

  async function probe(): Promise<boolean> {
    const request = new Request(`${baseUrl}/`, {
      method: 'HEAD',
      mode: 'no-cors',
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(timeoutMs),
    })
    return send(request).then(
      () => true,
      () => false,
    )
  }

  return async () => {
    if (!isCrossOrigin(baseUrl) || !navigator.onLine) return false
    pending ??= probe().finally(() => {
      pending = null
    })
    return pending
  }
}

function isCrossOrigin(baseUrl: string): boolean {
  if (typeof location === 'undefined') return false
  return new URL(baseUrl, location.href).origin !== location.origin
}
