import { useState } from 'react'

/** Session state of the host. */
export function useAccount() {
  const [token, setToken] = useState<string | null>(null)
  return { token, keep: (given: string) => setToken(given) }
}
