import { useState } from 'react'

/** The host's own state: who is signed in. */
export function useAccount() {
  const [token, setToken] = useState<string | null>(null)
  return { token, keep: (given: string) => setToken(given) }
}
