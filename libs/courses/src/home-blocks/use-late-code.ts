import { useEffect, useState } from 'react'

interface Fetched<Code> {
  code: Code | null
  failure: unknown
}

/**
 * Code fetched when it is wanted, `null` until it is there.
 *
 * @throws what the fetch failed with, while drawing: an error boundary shows it, and trying again
 *   mounts anew, which fetches again
 */
export function useLateCode<Code>(fetchCode: () => Promise<Code>, isWanted: boolean): Code | null {
  const [{ code, failure }, setFetched] = useState<Fetched<Code>>({ code: null, failure: null })
  // The network is outside React.
  useEffect(() => {
    if (!isWanted) return
    fetchCode().then(
      (fetched) => setFetched({ code: fetched, failure: null }),
      (error: unknown) => setFetched({ code: null, failure: error ?? new Error('no code') }),
    )
  }, [fetchCode, isWanted])
  if (failure !== null) throw failure
  return code
}
