import { useSessionState } from '@shuyuan/session/react'
import { useEffect } from 'react'
import { signedIn } from '../../parts/signed-in'
import { usePart } from '../../parts/use-part'

/** The code for accounts, fetched as soon as there is a token. */
export function useAccountPart() {
  const { hasToken } = useSessionState()
  // The network is outside React.
  useEffect(() => {
    if (hasToken) void signedIn.load()
  }, [hasToken])
  return usePart(signedIn)
}
