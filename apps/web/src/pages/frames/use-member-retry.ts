import { useEffect } from 'react'
import { loadMember } from '../../account'
import { useServices } from '../../use-services'

/** While the account is missing, asks for it again when the network or the reader comes back. */
export function useMemberRetry(isMissing: boolean): void {
  const services = useServices()
  // Both events belong to the browser.
  useEffect(() => {
    if (!isMissing) return
    const ask = () => {
      if (document.visibilityState === 'visible') loadMember(services).catch(() => undefined)
    }
    window.addEventListener('online', ask)
    document.addEventListener('visibilitychange', ask)
    return () => {
      window.removeEventListener('online', ask)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [isMissing, services])
}
