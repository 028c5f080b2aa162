const longestMs = 5_000

/**
 * Asks whether the server is there although a call to it failed without a reply. Between two origins the
 * browser hides a reply without CORS headers, which is how a proxy in front of the application says that
 * it is broken or that an upload is too large: such a failure looks like no network.
 *
 * Any answer will do, so that none has to be read, and none of the paths that the server counts is asked.
 * Calls that fail together share one question.
 */
export function createReachProbe(baseUrl: string, send: typeof fetch): () => Promise<boolean> {
  let underWay: Promise<boolean> | null = null

  async function ask(): Promise<boolean> {
    const request = new Request(`${baseUrl}/`, {
      method: 'HEAD',
      mode: 'no-cors',
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(longestMs),
    })
    return send(request).then(
      () => true,
      () => false,
    )
  }

  return async () => {
    if (!isElsewhere(baseUrl) || !navigator.onLine) return false
    underWay ??= ask().finally(() => {
      underWay = null
    })
    return underWay
  }
}

function isElsewhere(baseUrl: string): boolean {
  if (typeof location === 'undefined') return false
  return new URL(baseUrl, location.href).origin !== location.origin
}
